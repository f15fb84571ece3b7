/** A search tree, drawn from left to right. What came of a node is told by a sign as well as by its
 * colour. */

import type * as T from 'sudokit/types';
import { s } from '../dom';
import { childrenOf, layOut } from './tree_layout';

const kColumn = 178;
const kRow = 46;
const kWidth = 140;
const kHeight = 34;
/** Room for a number beside the last column. */
const kBeside = 40;

const kSigns: Readonly<Record<T.TreeNode['outcome'], string>> = {
  solution: '\u2713', 'no-digit': '\u2717', 'no-place': '\u2717', constraint: '\u2717', branches: '', open: '\u2026',
};

export interface TreeScene {
  readonly nodes: readonly T.TreeNode[];
  readonly current: number;
  readonly rows: number;
  readonly columns: number;
  number(value: number): string;
  /** The label of a node. */
  name(index: number): string;
  choose(index: number): void;
}

/** The picture, and the size that it need not go beyond. What the search has not come to yet is left open. */
export function treePicture(scene: TreeScene): { drawing: SVGElement; size: readonly [number, number] } {
  const layout = layOut(scene.nodes, scene.current, scene.rows, scene.columns);
  const children = childrenOf(scene.nodes);
  const places = new Map(layout.nodes.map((node) => [node.index, node]));
  const height = layout.rows * kRow + 12;
  const isPart = (layout.nodes[0]?.index ?? 0) > 0;
  const indent = isPart ? 40 : 4;
  const x = (column: number) => indent + column * kColumn;
  const y = (row: number) => 6 + row * kRow + kHeight / 2;
  const lines = layout.nodes.flatMap(({ under, column, row }) => {
    const above = under === null ? undefined : places.get(under);
    if (!above) return [];
    const from = x(above.column) + kWidth;
    const middle = (from + x(column)) / 2;
    return [`M${from} ${y(above.row)}C${middle} ${y(above.row)} ${middle} ${y(row)} ${x(column)} ${y(row)}`];
  });
  if (isPart) lines.push(`M4 ${y(layout.nodes[0]!.row)}h${indent - 4}`);
  const width = x(layout.columns) + kBeside;
  const svg = s('svg', { class: 'drawing tree', viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'xMinYMin', 'aria-hidden': 'true' },
    s('path', { class: 'branch', d: lines.join('') }),
    isPart ? s('text', { class: 'tree-more', x: 4, y: y(layout.nodes[0]!.row) - 8 }, '\u2026') : null,
    ...layout.nodes.map(({ index, column, row, folded }) => {
      const node = scene.nodes[index]!;
      const isKnown = index <= scene.current;  // nodes come in the order of the search
      const sign = isKnown ? kSigns[node.outcome] : '';
      const hidden = isKnown && (folded || (children[index]!.length === 0 && node.size > 1));
      const name = scene.name(index);
      const names = ['node', isKnown ? `node-${node.outcome}` : 'node-ahead',
        isKnown && node.solutions > 0 ? 'node-leads' : '', index === scene.current ? 'node-now' : ''];
      return s('g', {
        class: names.filter(Boolean).join(' '), transform: `translate(${x(column)} ${y(row) - kHeight / 2})`,
        'data-node': index, onclick: () => scene.choose(index),
      },
      s('rect', { width: kWidth, height: kHeight, rx: 8 }),
      s('text', { x: 10, y: kHeight * 0.68 }, sign === '' ? name : `${sign} ${name}`),
      hidden ? s('text', { class: 'node-size', x: kWidth + 6, y: kHeight * 0.66 }, `+${scene.number(node.size - 1)}`) : null);
    }));
  return { drawing: svg, size: [width * 1.5, height * 1.5] };
}
