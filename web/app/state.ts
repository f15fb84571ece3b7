/** All that the page shows, as one value, and the store that views listen to. */

import type { Puzzle } from './board/puzzle';
import type { Clock } from './game/clock';
import { puzzleOfDraft, type Draft } from './game/draft';
import { emptyPosition, type Position } from './game/position';
import type { Game } from './game/game';
import type { Lesson } from './game/lesson';
import type { Selection } from './game/selection';
import type { Setting } from './game/setting';
import type { Settings } from './store/settings';
import type { Figure } from './view/figure';
import type { Mode } from './view/keys';
import type { Region } from './view/region';

/** What the side of the page shows. */
export type Panel = 'play' | 'hint' | 'check' | 'explain' | 'models' | 'set' | 'learn';

export interface AppState {
  readonly game: Game;
  readonly selection: Selection;
  readonly mode: Mode;
  readonly clock: Clock;
  readonly paused: boolean;
  readonly solved: boolean;
  readonly panel: Panel;
  /** Not null while a puzzle is being set. */
  readonly setting: Setting | null;
  /** Not null while the board shows a position to learn on. */
  readonly lesson: Lesson | null;
  /** Shown instead of the player's position. */
  readonly figure: Figure | null;
  /** Cells that an answer points out. */
  readonly pointed: ReadonlySet<number>;
  /** Cells whose names the pointer is on. */
  readonly lit: ReadonlySet<number>;
  /** The part of the board that fills its place; null: all of it. */
  readonly zoom: Region | null;
  readonly settings: Settings;
}

/** The puzzle on the board: the one being set or learnt on, or the one being played. */
export function shownPuzzle(state: AppState): Puzzle {
  if (state.setting) return puzzleOf(state.setting.draft);
  return state.lesson ? state.lesson.puzzle : state.game.puzzle;
}

/** What was placed and noted on the puzzle on the board. */
export function shownPosition(state: AppState): Position {
  return state.setting || state.lesson ? emptyPosition(shownPuzzle(state)) : state.game.position;
}

const puzzles = new WeakMap<Draft, Puzzle>();

/** Made once for each draft, so that views can compare it. */
function puzzleOf(draft: Draft): Puzzle {
  let puzzle = puzzles.get(draft);
  if (!puzzle) puzzles.set(draft, (puzzle = puzzleOfDraft(draft)));
  return puzzle;
}

export type Listener = (state: AppState, before: AppState) => void;

export class Store {
  private readonly listeners: Listener[] = [];

  constructor(private current: AppState) {}

  get state(): AppState {
    return this.current;
  }

  /** What is lit and how near belong to the figure: they go with it. */
  update(change: Partial<AppState>): void {
    const before = this.current;
    const gone = change.figure === null ? { lit: new Set<number>(), zoom: null } : {};
    this.current = { ...before, ...gone, ...change };
    for (const listener of this.listeners) listener(this.current, before);
  }

  /** Calls the listener at every change, and once now. */
  listen(listener: Listener): void {
    this.listeners.push(listener);
    listener(this.current, this.current);
  }
}

