/** Works on the latest of what it is given, one at a time; what came in between is left out. */
export class Latest<V> {
  private waiting: { value: V } | null = null;
  private busy = false;

  constructor(private readonly work: (value: V) => Promise<void>) {}

  give(value: V): void {
    this.waiting = { value };
    if (!this.busy) void this.run();
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.waiting) {
      const { value } = this.waiting;
      this.waiting = null;
      await this.work(value);
    }
    this.busy = false;
  }
}
