/** Which part of a search tree is shown, and where: the way to the node at hand, what lies beside it,
 * and as much more as there is room for. Pure. */

/** The part of a node that matters here. */
export interface TreeShape {
  readonly parent?: number;
}

export interface Placed {
  readonly index: number;
  /** Columns from the left, rows from the top; a row may be a half one. */
  readonly column: number;
  readonly row: number;
  /** It has children that are not shown. */
  readonly folded: boolean;
  /** Its place among those shown is below this node; null for the first. */
  readonly under: number | null;
}

export interface TreeLayout {
  readonly nodes: readonly Placed[];
  readonly rows: number;
  readonly columns: number;
}

/** Beyond these the labels are too small to be read. */
export const kMostRows = 14;
export const kMostColumns = 5;

export function childrenOf(nodes: readonly TreeShape[]): number[][] {
  const children: number[][] = nodes.map(() => []);
  nodes.forEach(({ parent }, index) => {
    if (parent !== undefined && index > 0) children[parent]!.push(index);
  });
  return children;
}

/** From the root to the node. */
export function pathTo(nodes: readonly TreeShape[], index: number): number[] {
  const path = [index];
  for (let at = index; at > 0;) {
    at = nodes[at]!.parent ?? 0;
    path.unshift(at);
  }
  return path;
}

export function layOut(
  nodes: readonly TreeShape[], current: number, mostRows = kMostRows, mostColumns = kMostColumns,
): TreeLayout {
  const children = childrenOf(nodes);
  const path = pathTo(nodes, current);
  // A long way is shown from where it still fits, with the children of the node at hand.
  const first = path[Math.max(0, path.length - mostColumns + 1)] ?? 0;
  const way = path.slice(path.indexOf(first));
  const opened = new Set<number>();
  let rows = 1;
  const open = (index: number): void => {
    if (opened.has(index) || children[index]!.length === 0) return;
    opened.add(index);
    rows += children[index]!.length - 1;
  };
  way.forEach(open);
  const depth = new Map([[first, 0]]);
  for (const queue = [first]; queue.length > 0;) {
    const index = queue.shift()!;
    const own = depth.get(index)!;
    const fits = own + 1 < mostColumns && rows + children[index]!.length - 1 <= mostRows;
    if (fits) open(index);
    if (!opened.has(index)) continue;
    for (const child of children[index]!) {
      depth.set(child, own + 1);
      queue.push(child);
    }
  }
  return place(first, children, opened, depth);
}

function place(
  first: number, children: readonly (readonly number[])[], opened: ReadonlySet<number>, depth: ReadonlyMap<number, number>,
): TreeLayout {
  const nodes: Placed[] = [];
  let rows = 0;
  const visit = (index: number, under: number | null): number => {
    const own = nodes.length;
    nodes.push({ index, column: depth.get(index) ?? 0, row: 0, folded: false, under });
    let row: number;
    if (opened.has(index)) {
      const below = children[index]!.map((child) => visit(child, index));
      row = (below[0]! + below.at(-1)!) / 2;
    } else {
      row = rows++;
    }
    nodes[own] = { ...nodes[own]!, row, folded: !opened.has(index) && children[index]!.length > 0 };
    return row;
  };
  visit(first, null);
  return { nodes, rows, columns: 1 + Math.max(...nodes.map(({ column }) => column)) };
}
