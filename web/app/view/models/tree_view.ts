/** The puzzle as a search tree: what a search tries, what follows, where it ends. */

import type { Call } from 'sudokit/engine';
import type * as T from 'sudokit/types';
import { cellName, cellOfName } from '../../board/board';
import type { Puzzle } from '../../board/puzzle';
import { symbolOf } from '../../board/symbols';
import { entryJson } from '../../formats/entry_json';
import { choice } from '../dialog';
import type { Zone } from '../figure';
import { plainFigure, standOf, type Pair } from './board_track';
import { pairsOf } from './filter_steps';
import type { Hall, Lecture, ModelView, Slide } from './lecture';
import { kMostColumns, kMostRows, pathTo } from './tree_layout';
import { treePicture } from './tree_picture';

type Method = NonNullable<T.TreeOptions['method']>;

/** Nodes that are kept, and visited at most: some tenths of a second, and where it is more, not long. */
const kKept = 600;
const kVisited = 300_000;
const kTime = 2000;

export class TreeView implements ModelView {
  readonly files: readonly string[] = [];
  private method: Method = 'singles';
  private tree: T.TreeAnswer | null = null;
  /** The node whose subtree is shown: what was tried on the way there. */
  private below: readonly Pair[] = [];

  constructor(private readonly hall: Hall) {}

  controls(): HTMLElement[] {
    const { texts: { models: texts }, changed } = this.hall;
    const methods: Method[] = ['singles', 'exhaustive'];
    return [
      choice(texts.search, methods.map((name) => [name, texts.searches[name]] as const), this.method, (name) => {
        this.method = name;
        this.below = [];
        changed();
      }),
    ];
  }

  fileOptions(): T.ClauseOptions {
    return {};
  }

  json(): string | null {
    return this.tree && `${JSON.stringify(this.tree)}\n`;
  }

  async load(call: Call): Promise<Lecture> {
    const { engine, puzzle } = this.hall;
    const from = withDigits(puzzle, this.below);
    const entry = JSON.stringify(entryJson(from));
    const options = { method: this.method, keep: kKept, visit: kVisited };
    const tree = await engine.ask((ready, common) => ready.tree(entry, options, common), { ...call, timeout: kTime });
    this.tree = tree;
    return this.lecture(tree, from);
  }

  private lecture(tree: T.TreeAnswer, from: Puzzle): Lecture {
    const { texts: { models: texts }, app } = this.hall;
    const number = (value: number) => value.toLocaleString(app.state.settings.language);
    const cut = tree.kept_depth < tree.deepest;
    return {
      slides: tree.nodes.map((_, index) => this.slide(tree, index, from)),
      facts: [
        [texts.nodes, tree.complete ? number(tree.size) : texts.atLeast(number(tree.size))],
        [texts.deadEnds, tree.complete ? number(tree.dead_ends) : texts.atLeast(number(tree.dead_ends))],
        [texts.solutions, tree.complete ? number(tree.solutions) : texts.atLeast(number(tree.solutions))],
        [texts.deepest, number(tree.deepest)],
        ...(cut ? [[texts.shownDepth, number(tree.kept_depth)] as const] : []),
      ],
    };
  }

  private slide(tree: T.TreeAnswer, index: number, from: Puzzle): Slide {
    const { texts: { models: texts }, app } = this.hall;
    const node = tree.nodes[index]!;
    const number = (value: number) => value.toLocaleString(app.state.settings.language);
    const forced = pairsOf(node.forced ?? [], from.board.order);
    const hidden = node.size > 1 && tree.nodes[index + 1]?.parent !== index;
    return {
      name: this.name(tree, index),
      words: [
        index > 0 ? texts.tries(this.name(tree, index)) : tree.size === 1 && tree.solutions === 1 && this.method === 'singles'
          ? texts.treeNoSearch : this.rootWords(),
        ...(forced.length > 0 ? [texts.follows(forced.length)] : []),
        this.outcome(node, from),
        ...(hidden ? [texts.hiddenBelow(number(node.size - 1), number(node.solutions))] : []),
      ],
      lines: forced.length > 0 ? [forced.map((pair) => this.pairText(pair)).join(', ')] : [],
      action: hidden ? { name: texts.goBelow, run: () => this.descend(tree, index) }
        : index === 0 && this.below.length > 0 ? { name: texts.wholeTree, run: () => this.ascend() } : null,
      picture: () => {
        const { drawing, size } = treePicture({
          nodes: tree.nodes, current: index, ...this.room(), number, name: (of) => this.name(tree, of), choose: (of) => this.hall.goTo(of),
        });
        return { board: this.figure(tree, index, from), drawing, size };
      },
    };
  }

  /** How much of the tree is shown at once. */
  private room(): { rows: number; columns: number } {
    return this.hall.isLarge() ? { rows: 5, columns: 4 } : { rows: kMostRows, columns: kMostColumns };
  }

  private rootWords(): string {
    const { texts: { models: texts } } = this.hall;
    return this.below.length === 0 ? texts.treeRoot[this.method]
      : texts.treeBelow(this.below.map((pair) => this.pairText(pair)).join(', '));
  }

  private descend(tree: T.TreeAnswer, index: number): void {
    const { order } = this.hall.puzzle.board;
    const tried = pathTo(tree.nodes, index).slice(1).map((at) => this.triedAt(tree, at, order));
    this.below = [...this.below, ...tried];
    this.hall.changed();
  }

  private ascend(): void {
    this.below = [];
    this.hall.changed();
  }

  private triedAt(tree: T.TreeAnswer, index: number, order: number): Pair {
    const { cell, digit } = tree.nodes[index]!;
    return { cell: cellOfName(cell ?? '', order) ?? 0, digit: digit ?? 0 };
  }

  private outcome(node: T.TreeNode, from: Puzzle): string {
    const { texts: { models: texts } } = this.hall;
    const { order, houses } = from.board;
    const at = texts.cellShort(node.at ?? '');
    switch (node.outcome) {
      case 'solution': return texts.outcomeSolution;
      case 'branches': return texts.outcomeBranches(at);
      case 'no-digit': {
        const given = from.givens[cellOfName(node.at ?? '', order) ?? 0]! > 0;
        return given ? texts.outcomeClash(at) : texts.outcomeNoDigit(at);
      }
      case 'no-place': {
        const house = houses[node.house ?? 0]!;
        return texts.outcomeNoPlace(texts.houses[house.kind](house.number), symbolOf(node.missing ?? 0, order));
      }
      case 'constraint': return texts.outcomeConstraint(at);
      case 'open': return texts.outcomeOpen;
    }
  }

  private figure(tree: T.TreeAnswer, index: number, from: Puzzle) {
    const { order, houses } = from.board;
    const node = tree.nodes[index]!;
    const digits = [...from.givens];
    for (const at of pathTo(tree.nodes, index)) {
      const { cell, digit } = this.triedAt(tree, at, order);
      if (digit > 0) digits[cell] = digit;
      for (const pair of pairsOf(tree.nodes[at]!.forced ?? [], order)) digits[pair.cell] = pair.digit;
    }
    const zones: Zone[] = [];
    const forced = pairsOf(node.forced ?? [], order).map(({ cell }) => cell);
    if (forced.length > 0) zones.push({ role: 'base', cells: forced, label: '' });
    if (node.cell) zones.push({ role: 'set', cells: [cellOfName(node.cell, order) ?? 0], label: '' });
    if (node.house !== undefined) zones.push({ role: 'dead-end', cells: houses[node.house]!.cells, label: '' });
    else if (node.at && node.outcome !== 'branches') zones.push({ role: 'dead-end', cells: [cellOfName(node.at, order) ?? 0], label: '' });
    else if (node.at) zones.push({ role: 'cover', cells: [cellOfName(node.at, order) ?? 0], label: '' });
    return { ...plainFigure(standOf(from, digits)), zones };
  }

  private name(tree: T.TreeAnswer, index: number): string {
    return index === 0 ? this.hall.texts.models.root
      : this.pairText(this.triedAt(tree, index, this.hall.puzzle.board.order));
  }

  private pairText({ cell, digit }: Pair): string {
    const { order } = this.hall.puzzle.board;
    return `${this.hall.texts.models.cellShort(cellName(cell, order))} = ${symbolOf(digit, order)}`;
  }
}

/** The puzzle with more givens. */
function withDigits(puzzle: Puzzle, pairs: readonly Pair[]): Puzzle {
  const givens = [...puzzle.givens];
  for (const { cell, digit } of pairs) givens[cell] = digit;
  return { ...puzzle, givens };
}
