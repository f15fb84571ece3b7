/** Cells that a text names: r2c7, in French L2C7, and several at once as in r456c4. */

export interface CellWord {
  /** Where the name begins and ends in the text. */
  readonly from: number;
  readonly to: number;
  readonly cells: readonly number[];
}

/** All names in a text, in order. On boards over 9x9 a number of several digits is one row or column. */
export function cellWords(text: string, order: number): CellWord[] {
  const words: CellWord[] = [];
  for (const match of text.matchAll(/(?<![\p{L}\d])[rL]([1-9]\d*)[cC]([1-9]\d*)(?![\p{L}\d])/gu)) {
    const rows = linesOf(match[1]!, order);
    const columns = linesOf(match[2]!, order);
    const cells = rows.flatMap((row) => columns.map((column) => (row - 1) * order + column - 1));
    if ([...rows, ...columns].every((line) => line >= 1 && line <= order)) {
      words.push({ from: match.index, to: match.index + match[0].length, cells });
    }
  }
  return words;
}

function linesOf(digits: string, order: number): number[] {
  return order > 9 ? [Number(digits)] : [...digits].map(Number);
}
