/** How digits are written: 1-9, then A-Z; on boards of order 25, A-Y. */

const kDigits = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const kLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The symbols of a board, the first for digit 1. */
export function symbolsOf(order: number): string {
  return (order === 25 ? kLetters : kDigits).slice(0, order);
}

export function symbolOf(digit: number, order: number): string {
  return symbolsOf(order)[digit - 1] ?? '';
}

/** The digit that a character stands for, in either case; 0 if none. */
export function digitOf(symbol: string, order: number): number {
  return symbol.length === 1 ? symbolsOf(order).indexOf(symbol.toUpperCase()) + 1 : 0;
}

/** The digits of a grid in one line. */
export function digitsOfLine(line: string, order: number): number[] {
  return [...line].map((symbol) => digitOf(symbol, order));
}

/** Whether the character marks an empty cell. */
export function isBlank(symbol: string, order: number): boolean {
  return /^[.0_*\-xX]$/.test(symbol) && digitOf(symbol, order) === 0;
}
