/** What keys mean on the board. A letter is a command only where it is no symbol of the board. */

import { kColourCount } from '../game/position';
import { digitOf } from '../board/symbols';

/** What is entered by a plain digit key. */
export type Mode = 'digit' | 'note' | 'colour';

export type Command =
  | { readonly kind: 'enter'; readonly mode: Mode; readonly digit: number }
  | { readonly kind: 'move'; readonly down: number; readonly right: number; readonly how: MoveHow }
  | { readonly kind: 'edge'; readonly edge: 'row-start' | 'row-end' | 'first' | 'last' }
  | { readonly kind: 'mode'; readonly mode: Mode }
  | { readonly kind: SimpleCommand };

/** Whether an arrow selects the next cell, extends the range, or leaves the selection alone. */
export type MoveHow = 'select' | 'extend' | 'walk';

export type SimpleCommand =
  | 'erase' | 'undo' | 'redo' | 'select-all' | 'clear-selection' | 'toggle-cell'
  | 'fill-notes' | 'pause' | 'hint' | 'next-step' | 'previous-step' | 'keys';

/** The part of a KeyboardEvent that matters. */
export interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const kArrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

const kLetters: Readonly<Record<string, SimpleCommand>> = {
  h: 'hint', n: 'next-step', p: 'previous-step',
};

/** The command of a key, or null. */
export function commandOfKey(key: Key, order: number, mode: Mode): Command | null {
  const control = key.ctrlKey || key.metaKey;
  const arrow = kArrows[key.key];
  if (arrow && !key.altKey) {
    const how = key.shiftKey ? 'extend' : control ? 'walk' : 'select';
    return { kind: 'move', down: arrow[0], right: arrow[1], how };
  }
  if (control || key.altKey) {
    const colour = Number(/^(?:Digit|Numpad)([1-9])$/.exec(key.code)?.[1]);
    if (colour <= kColourCount) return { kind: 'enter', mode: 'colour', digit: colour };
    return key.altKey ? null : controlCommand(key, mode);
  }
  const digit = digitOfKey(key, order, mode);
  if (digit === 0) return { kind: 'erase' };
  if (digit !== null) return entering(digit, mode, key.shiftKey);
  return plainCommand(key, order, mode);
}

/** Shift notes a digit, or places it where notes are the rule. */
function entering(digit: number, mode: Mode, shift: boolean): Command | null {
  if (mode === 'colour' && !shift) {
    return digit <= kColourCount ? { kind: 'enter', mode, digit } : null;
  }
  if (!shift) return { kind: 'enter', mode, digit };
  return { kind: 'enter', mode: mode === 'note' ? 'digit' : 'note', digit };
}

/** The digit of a key, null for other keys; 0 is that of erasing. Keys of the top row count by their
 * place, since on some keyboards digits need Shift. In colour mode digits are numbers of colours. */
function digitOfKey(key: Key, order: number, mode: Mode): number | null {
  const place = /^(?:Digit|Numpad)(\d)$/.exec(key.code);
  if (place && (key.code.startsWith('Digit') || /^\d$/.test(key.key))) {
    const number = Number(place[1]);
    if (number === 0 || (mode === 'colour' && !key.shiftKey)) return number;
    return order !== 25 && number <= order ? number : null;
  }
  return digitOf(key.key, order) || null;
}

function controlCommand(key: Key, mode: Mode): Command | null {
  switch (key.key.toLowerCase()) {
    case 'z': return { kind: key.shiftKey ? 'redo' : 'undo' };
    case 'y': return { kind: 'redo' };
    case 'a': return { kind: 'select-all' };
    case ' ': return { kind: 'toggle-cell' };
    case 'home': return { kind: 'edge', edge: 'first' };
    case 'end': return { kind: 'edge', edge: 'last' };
    case 'enter': return { kind: 'mode', mode: mode === 'colour' ? 'digit' : 'colour' };
    default: return null;
  }
}

function plainCommand(key: Key, order: number, mode: Mode): Command | null {
  switch (key.key) {
    case 'Backspace':
    case 'Delete':
    case '.': return { kind: 'erase' };
    case 'Escape': return { kind: 'clear-selection' };
    case 'Home': return { kind: 'edge', edge: 'row-start' };
    case 'End': return { kind: 'edge', edge: 'row-end' };
    case ' ': return { kind: 'mode', mode: nextMode(mode, key.shiftKey) };
    case 'Pause': return { kind: 'pause' };
    case '?': return { kind: 'keys' };
    case '+': return { kind: 'fill-notes' };
  }
  const letter = key.key.toLowerCase();
  const command = digitOf(letter, order) === 0 ? kLetters[letter] : undefined;
  return command ? { kind: command } : null;
}

/** Space switches between digits and notes, with Shift to colours and back. */
function nextMode(mode: Mode, shift: boolean): Mode {
  if (shift) return mode === 'colour' ? 'digit' : 'colour';
  return mode === 'digit' ? 'note' : 'digit';
}
