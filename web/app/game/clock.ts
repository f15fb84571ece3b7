/** A stopwatch that knows nothing of the time of day: it is told what time it is. */

export interface Clock {
  /** Run before it was last started, in milliseconds. */
  readonly before: number;
  /** When it was started; null while it stands. */
  readonly since: number | null;
}

export function stoppedClock(elapsed: number): Clock {
  return { before: elapsed, since: null };
}

export function elapsedAt(clock: Clock, now: number): number {
  return clock.before + (clock.since === null ? 0 : Math.max(0, now - clock.since));
}

export function startClock(clock: Clock, now: number): Clock {
  return clock.since === null ? { before: clock.before, since: now } : clock;
}

export function stopClock(clock: Clock, now: number): Clock {
  return stoppedClock(elapsedAt(clock, now));
}

/** "5:03", "1:05:03". */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
