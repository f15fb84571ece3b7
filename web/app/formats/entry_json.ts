/**
 * Our JSON, as docs/formats.md describes it: what files and the engine say about a puzzle. Text from
 * outside is checked member by member; whatever is wrong is a FormatFault.
 */

import {
  cellName, cellOfName, makeBoard, plainShape, shapeFault, squarestBoxes, type Shape,
} from '../board/board';
import { bitsOfDigits, digitsOfBits } from '../board/digit_bits';
import { kWordKeys, type Constraint, type Puzzle, type WordKey, type Words } from '../board/puzzle';
import { digitOf, isBlank, symbolOf } from '../board/symbols';
import { emptyPosition, type Position } from '../game/position';
import { FormatFault } from './fault';

export interface Entry {
  readonly puzzle: Puzzle;
  readonly position: Position;
}

const kMaxWord = 2000;

export function readEntryJson(text: string): Entry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FormatFault('json');
  }
  return entryOf(value);
}

export function entryOf(value: unknown): Entry {
  if (typeof value !== 'object' || value === null || !('sudokit' in value)) {
    throw new FormatFault('json');
  }
  const json = value as Record<string, unknown>;
  if (json['sudokit'] !== 1) throw new FormatFault('json');
  const shape = readShape(json);
  const fault = shapeFault(shape);
  if (fault) throw new FormatFault(fault === 'order' ? 'order' : 'board');
  const board = makeBoard(shape);
  const puzzle: Puzzle = {
    board,
    givens: readCells(json['givens'], shape.order),
    constraints: readConstraints(json['constraints'], shape.order),
    pencilmarks: json['pencilmarks'] === undefined ? null : readMarks(json['pencilmarks'], shape.order),
    words: readWords(json),
  };
  return { puzzle, position: readPosition(json, puzzle) };
}

function readShape(json: Record<string, unknown>): Shape {
  const order = json['order'];
  if (typeof order !== 'number' || !Number.isInteger(order) || order < 1 || order > 25) {
    throw new FormatFault('order');
  }
  const plain = plainShape(order, null);
  const boxes = json['boxes'];
  const regions = json['regions'];
  let own: Partial<Shape> = { boxes: json['latin'] === true ? null : squarestBoxes(order) };
  if (Array.isArray(boxes)) own = { boxes: [Number(boxes[0]), Number(boxes[1])] };
  if (regions !== undefined) {
    own = { boxes: null, regions: readCells(regions, order).map((number) => number - 1) };
  }
  const extra = json['extra'];
  return {
    ...plain,
    ...own,
    diagonals: json['diagonals'] === true,
    windows: json['windows'] === true,
    extra: Array.isArray(extra) ? extra.map((names: unknown) => readNames(names, order)) : [],
  };
}

function readNames(names: unknown, order: number): number[] {
  if (!Array.isArray(names)) throw new FormatFault('board');
  return names.map((name: unknown) => {
    const cell = typeof name === 'string' ? cellOfName(name, order) : null;
    if (cell === null) throw new FormatFault('board');
    return cell;
  });
}

/** A digit for each cell: a string, an array of strings, or an array of numbers. */
function readCells(value: unknown, order: number): number[] {
  let cells: number[] = [];
  if (typeof value === 'string') {
    cells = [...value].map((symbol) => readSymbol(symbol, order));
  } else if (Array.isArray(value)) {
    cells = value.flatMap((part: unknown) => {
      if (typeof part === 'string') return [...part].map((symbol) => readSymbol(symbol, order));
      return [typeof part === 'number' ? part : -1];
    });
  }
  const right = (digit: number) => Number.isInteger(digit) && digit >= 0 && digit <= order;
  if (cells.length !== order * order || !cells.every(right)) throw new FormatFault('cells');
  return cells;
}

function readSymbol(symbol: string, order: number): number {
  return isBlank(symbol, order) ? 0 : digitOf(symbol, order) || -1;
}

function readMarks(value: unknown, order: number): number[] {
  if (!Array.isArray(value) || value.length !== order * order) throw new FormatFault('cells');
  return value.map((digits: unknown) => {
    if (!Array.isArray(digits)) throw new FormatFault('cells');
    const right = (d: unknown): d is number =>
      typeof d === 'number' && Number.isInteger(d) && d >= 1 && d <= order;
    if (!digits.every(right)) throw new FormatFault('cells');
    return bitsOfDigits(digits);
  });
}

function readConstraints(value: unknown, order: number): Constraint[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new FormatFault('constraints');
  return value.map((item: unknown): Constraint => {
    const json = (item ?? {}) as Record<string, unknown>;
    if (json['kind'] === 'anti-knight') return { kind: 'anti-knight' };
    if (json['kind'] !== 'killer-cage') throw new FormatFault('constraints');
    const sum = json['sum'];
    return {
      kind: 'killer-cage',
      cells: readNames(json['cells'], order),
      sum: typeof sum === 'number' ? sum : null,
    };
  });
}

function readWords(json: Record<string, unknown>): Words {
  const words: Partial<Record<WordKey, string>> = {};
  for (const key of kWordKeys) {
    const value = json[key];
    if (typeof value === 'string' && value !== '') words[key] = value.slice(0, kMaxWord);
  }
  return words;
}

function readPosition(json: Record<string, unknown>, puzzle: Puzzle): Position {
  const { order } = puzzle.board;
  const placed = json['placed'] === undefined ? null : readCells(json['placed'], order);
  const notes = json['notes'] === undefined ? null : readMarks(json['notes'], order);
  return emptyPosition(puzzle).map((state, cell) => ({
    ...state,
    digit: puzzle.givens[cell] ? 0 : (placed?.[cell] ?? 0),
    notes: puzzle.givens[cell] ? 0 : (notes?.[cell] ?? 0),
  }));
}

/** The puzzle alone, or with what the player has placed and noted. */
export function entryJson(puzzle: Puzzle, position?: Position): Record<string, unknown> {
  const { board } = puzzle;
  const { shape, order } = board;
  const json: Record<string, unknown> = { sudokit: 1, order };
  if (shape.boxes) json['boxes'] = shape.boxes;
  else if (shape.regions) json['regions'] = shape.regions.map((region) => region + 1);
  else json['latin'] = true;
  if (shape.diagonals) json['diagonals'] = true;
  if (shape.windows) json['windows'] = true;
  const names = (cells: readonly number[]) => cells.map((cell) => cellName(cell, order));
  if (shape.extra.length > 0) json['extra'] = shape.extra.map(names);
  Object.assign(json, puzzle.words);
  json['givens'] = cellText(puzzle.givens, order);
  if (puzzle.pencilmarks) json['pencilmarks'] = puzzle.pencilmarks.map(digitsOfBits);
  if (puzzle.constraints.length > 0) {
    json['constraints'] = puzzle.constraints.map((constraint) =>
      constraint.kind === 'anti-knight'
        ? { kind: constraint.kind }
        : {
            kind: constraint.kind,
            cells: names(constraint.cells),
            ...(constraint.sum === null ? {} : { sum: constraint.sum }),
          });
  }
  if (position?.some((state) => state.digit)) {
    json['placed'] = cellText(position.map((state) => state.digit), order);
  }
  if (position?.some((state) => state.notes)) {
    json['notes'] = position.map((state) => (state.digit ? [] : digitsOfBits(state.notes)));
  }
  return json;
}

/** One character for each cell. */
export function cellText(digits: readonly number[], order: number): string {
  return digits.map((digit) => (digit ? symbolOf(digit, order) : '.')).join('');
}
