/**
 * The plainest of formats, read before the engine has arrived: one line of cells, or rows of cells,
 * with or without blanks and rules, on the usual board of the size; and our JSON. All other formats
 * are the engine's.
 */

import { kMaxOrder, makeBoard, plainShape, squarestBoxes } from '../board/board';
import { emptyPuzzle } from '../board/puzzle';
import { digitOf, isBlank } from '../board/symbols';
import { emptyPosition } from '../game/position';
import { readEntryJson, type Entry } from './entry_json';
import { FormatFault } from './fault';

/** Pasted text longer than this is not looked at. */
export const kMaxText = 4_000_000;

/** The first puzzle of a text. */
export function readPlainText(text: string): Entry {
  if (text.length > kMaxText) throw new FormatFault('size');
  const trimmed = text.trim();
  if (trimmed === '') throw new FormatFault('empty');
  if (trimmed.startsWith('{')) return readEntryJson(trimmed);
  return readLine(trimmed) ?? readRows(trimmed) ?? fail();
}

function fail(): never {
  throw new FormatFault('unknown');
}

/** The first line as a whole puzzle; a comment may follow its cells. */
function readLine(text: string): Entry | null {
  const line = text.split(/\r\n?|\n/).find((l) => l.trim() !== '' && !l.startsWith('#')) ?? '';
  const match = /^(\S+)\s*(?:#\s*)?(.*)$/.exec(line.trim());
  const word = match?.[1] ?? '';
  const order = Math.sqrt(word.length);
  // A line of 16 or 25 cells among others may as well be the row of a larger grid.
  const alone = text.split(/\r\n?|\n/).filter((l) => l.trim() !== '').length === 1;
  if (!Number.isInteger(order) || order < 4 || order > kMaxOrder || (order < 6 && !alone)) return null;
  return entryOfSymbols([...word], order, match?.[2] ?? '');
}

/** The first rows of as many cells as there are rows. */
function readRows(text: string): Entry | null {
  const rows: string[][] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const symbols = [...line.replace(/[\s|,;\u2502\u2503\u2551]/g, '')];
    if (symbols.length === 0 || /^[-+=*\u2500-\u257f]+$/.test(symbols.join(''))) continue;
    rows.push(symbols);
    if (rows.length === rows[0]!.length) break;
  }
  const order = rows.length;
  if (order < 4 || order > kMaxOrder || !rows.every((row) => row.length === order)) return null;
  return entryOfSymbols(rows.flat(), order, '');
}

function entryOfSymbols(symbols: readonly string[], order: number, comment: string): Entry | null {
  const givens: number[] = [];
  for (const symbol of symbols) {
    const digit = isBlank(symbol, order) ? 0 : digitOf(symbol, order);
    if (digit === 0 && !isBlank(symbol, order)) return null;
    givens.push(digit);
  }
  const plain = emptyPuzzle(makeBoard(plainShape(order, squarestBoxes(order))));
  const words = comment === '' ? {} : { comment: comment.slice(0, 200) };
  const puzzle = { ...plain, givens, words };
  return { puzzle, position: emptyPosition(puzzle) };
}
