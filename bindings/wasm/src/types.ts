// What goes into the engine and what comes out of it. docs/c-api.md describes the members.

/** A puzzle with the state of play, as sudokit's own JSON format has it: text. */
export type Entry = string;

export type Language = 'en' | 'fr';

/** A cell by its name, "r1c1". */
export type CellName = string;

export type Verdict = 'none' | 'one' | 'some' | 'several' | 'unknown';
export type Level = 'very-easy' | 'easy' | 'medium' | 'hard' | 'very-hard' | 'expert';

export interface Candidate {
  cell: CellName;
  digit: number;
}

// --- options ----------------------------------------------------------------------------------

export interface WriteOptions {
  to_symbols?: 'digits' | 'hex' | 'letters' | 'numbers';
}

/** What the board is, where the text does not say so, and what is added to it. */
export interface ReadOptions {
  from?: string;
  symbols?: 'digits' | 'hex' | 'letters' | 'numbers';
  /** "2x3": boxes of two rows and three columns. */
  box?: string;
  latin?: boolean;
  /** Jigsaw regions, drawn: n lines of n letters. */
  layout?: string;
  diagonal?: boolean;
  windows?: boolean;
  /** Further houses, drawn with '.' for cells in none. */
  extra?: string;
  anti_knight?: boolean;
  [constraint: string]: unknown;
}

export interface DrawOptions extends WriteOptions {
  labels?: boolean;
  title?: string;
  candidates?: boolean;
}

export interface SolveOptions extends WriteOptions {
  engine?: string;
  /** Stop after so many solutions; 0: find them all. Default 2. */
  limit?: number;
  /** How many of them to give back. Default 2. */
  keep?: number;
  /** Say where several solutions differ, or which givens clash. */
  why?: boolean;
}

export interface EnumerateOptions {
  engine?: string;
  /** Stop after so many solutions; 0, the default: find them all. */
  limit?: number;
}

export interface CountOptions {
  few?: number;
  components?: number;
}

export interface PositionOptions {
  compare?: boolean;
  reveal?: boolean;
}

export interface StepOptions extends WriteOptions {
  only?: string[];
  without?: string[];
  no_uniqueness?: boolean;
}

export interface HintOptions extends StepOptions {
  strength?: 1 | 2 | 3 | 4;
}

export interface ExplainOptions extends StepOptions {
  until?: string;
  limit?: number;
  verify?: boolean;
  figures?: boolean;
  pictures?: boolean;
}

export interface AllStepsOptions extends StepOptions {
  /** At most so many; 0: all. */
  limit?: number;
  verify?: boolean;
  figures?: boolean;
}

export interface RateOptions {
  scales?: ('level' | 'score' | 'depth')[];
}

export interface ClauseOptions {
  encoding?: 'minimal' | 'efficient' | 'extended';
  givens?: 'units' | 'full';
  at_most_one?: 'pairwise' | 'product' | 'ladder' | 'commander';
}

export interface PropagateOptions extends ClauseOptions, WriteOptions {
  failed_literals?: boolean;
  depth?: number;
  trace?: boolean;
  /** "r1c8=7": the deductions that lead to it, or to its opposite. */
  why?: string;
}

export interface FilterOptions {
  /** "PRIMAL", "4-PRIMAL+DUAL+3-ABSTRACT", ...; see `Choices.models`. */
  model?: string;
  /** "naked-single,hidden-pair", ...; instead of a model. */
  rules?: string;
  consistency?: 'ac' | 'sac';
  trace?: boolean;
}

export interface WalkOptions extends WriteOptions {
  as?: 'cube' | 'graph';
  /** "r1c4,r1c2": cells to take first. */
  order?: string;
  pictures?: boolean;
}

export interface TreeOptions {
  /** Cells in reading order, or after each digit all singles. Default singles. */
  method?: 'exhaustive' | 'singles';
  /** How many nodes to give back at most: whole levels. Default 1000. */
  keep?: number;
  /** How many nodes to visit at most. Default 1,000,000. */
  visit?: number;
  /** Stop after so many solutions; 0: find them all. Default 0. */
  limit?: number;
}

/** A wish. Ranges are "least..most", or one value. */
export interface GenerateOptions extends ReadOptions {
  count?: number;
  seed?: number;
  order?: number;
  clues?: string | number;
  minimal?: boolean;
  symmetry?: string;
  level?: string;
  score?: string | number;
  depth?: string | number;
  uses?: string;
  without?: string[];
  template?: string;
  solution?: string;
  pattern?: string;
  near?: string;
  distance?: number;
  unique_up_to_symmetry?: boolean;
}

export interface MinimiseOptions {
  mode?: 'test' | 'one' | 'smallest';
  seed?: number;
}

export type TurnName =
  | 'rotate90'
  | 'rotate180'
  | 'rotate270'
  | 'left-right'
  | 'top-bottom'
  | 'diagonal'
  | 'antidiagonal';

export interface TransformOptions {
  turn?: TurnName;
  rows?: number[];
  columns?: number[];
  relabel?: number[];
  /** Shuffle by this seed. */
  seed?: number;
}

export interface BookOptions extends WriteOptions {
  paper?: 'a4' | 'letter' | 'a5';
  per_page?: 1 | 2 | 4 | 6 | 9;
  parts?: ('title' | 'puzzles' | 'hints' | 'solutions')[];
  levels?: boolean;
  title?: string;
  subtitle?: string;
}

// --- answers ----------------------------------------------------------------------------------

export interface Named {
  name: string;
  text: string;
}

export interface Choices {
  formats: (Named & { writable: boolean })[];
  exports: (Named & { extension: string })[];
  engines: Named[];
  techniques: (Named & {
    definition: string;
    family: string;
    family_text: string;
    uniqueness: boolean;
    /** What a step counts in the score, and of which level it is there; null where it is unknown. */
    score: number | null;
    level: string | null;
    level_text: string | null;
    /** A position to learn it on, as text that `read` takes. */
    example: string;
  })[];
  scales: (Named & { ratings: Named[] })[];
  models: (Named & { level: Level; rules: string })[];
  symmetries: Named[];
  constraints: (Named & { of_board: boolean; rule: string; value: string })[];
  symbols: string[];
}

export interface HouseFacts {
  kind: 'row' | 'column' | 'box' | 'diagonal' | 'window' | 'extra';
  /** Among those of its kind, from 1. */
  index: number;
  name: string;
  cells: CellName[];
}

export interface ConstraintFacts {
  kind: string;
  cells: CellName[];
  value: number | null;
  text: string;
  outline: CellName[];
  label: string;
}

export interface Facts {
  board: string;
  text: string;
  order: number;
  cells: number;
  grid: boolean;
  symbols: string[];
  boxes: [number, number] | null;
  /** The region of each cell, from 1; null on Latin boards. */
  regions: number[] | null;
  houses: HouseFacts[];
  constraints: ConstraintFacts[];
  givens: number[];
  pencilmarks: number[][] | null;
  placed: number[] | null;
  notes: number[][] | null;
  solution: number[] | null;
  info: Record<
    'title' | 'author' | 'description' | 'comment' | 'date' | 'source' | 'level' | 'url',
    string
  >;
}

/** How far the work has come: solutions found and nodes visited by the search at work; puzzles made
 * and tried by `generate`; puzzles done of how many by `book`. */
export interface News {
  solutions: number;
  nodes: number;
}

export interface SearchAnswer {
  answer: Verdict;
  count: number;
  exact: boolean;
  nodes: number;
  engine: string;
}

export interface SolveAnswer extends SearchAnswer {
  solutions: string[];
  differing?: CellName[];
  clashing?: CellName[];
}

export interface CountAnswer {
  /** A string where it is too large for a number. */
  solutions: number | string;
  exact: boolean;
}

export interface Mistake extends Candidate {
  kind: 'digit' | 'candidate';
}

export interface PositionAnswer {
  digits: number[];
  candidates: number[][];
  clashes: CellName[];
  /** Constraints that are broken, as indices into `Facts.constraints`. */
  broken: number[];
  solved: boolean;
  answer?: Verdict;
  /** With `compare`: whether nothing is wrong so far; null where there is not one solution. */
  right?: boolean | null;
  mistakes?: Mistake[];
}

export interface Zone {
  role: 'base' | 'cover' | 'set' | 'witness' | 'dead-end';
  cells: CellName[];
  house: string | null;
  label: string;
}

export interface Mark extends Candidate {
  role: 'none' | 'member' | 'first' | 'second' | 'third' | 'fourth' | 'fin';
  fate: 'stays' | 'eliminated' | 'placed';
}

export interface ArrowEnd {
  cells: CellName[];
  digit: number;
}

export interface Arrow {
  from: ArrowEnd;
  to: ArrowEnd;
  kind: 'strong' | 'weak';
  directed: boolean;
  branch: number;
}

export interface Figure {
  zones: Zone[];
  marks: Mark[];
  arrows: Arrow[];
}

/** A step; `pattern` is described in docs/explain.md. */
export interface Step {
  technique: string;
  cells: CellName[];
  digits: number[];
  placements: Candidate[];
  eliminations: Candidate[];
  pattern?: unknown;
}

export interface HintAnswer {
  answer: Verdict;
  strength: number;
  /** How many mistakes the player has made. */
  mistakes: number;
  hint: string;
  technique: string | null;
  cells: CellName[] | null;
  step: Step | null;
  outcome: Outcome;
  verified: boolean;
  /** With strength 4. */
  figure: Figure | null;
}

export type Outcome = 'solved' | 'stuck' | 'dead-end' | 'reached' | 'stopped' | 'unsound';

export interface Position {
  digits: number[];
  candidates: number[][];
}

/** A step in words. */
export interface ToldStep extends Step {
  name: string;
  explanation: string;
  /** The verifier has found that the conclusions follow from the pattern. */
  verified: boolean;
  /** With `figures`. */
  figure?: Figure;
}

export interface AllStepsAnswer {
  answer: Verdict;
  mistakes: Mistake[];
  start: Position;
  steps: ToldStep[];
  /** Whether these are all there are. */
  complete: boolean;
}

export interface ExplainedStep extends ToldStep {
  after: Position;
}

export interface ExplainAnswer {
  version: string;
  options: { techniques: string[]; until: string | null };
  board: string;
  answer: Verdict;
  differing: CellName[];
  clashing: CellName[];
  mistakes: Mistake[];
  start: Position;
  steps: ExplainedStep[];
  outcome: Outcome;
  dead_end: unknown;
  verified: boolean;
  diagnosis: string;
  end: string;
  /** The hardest first. */
  techniques: { name: string; count: number }[];
  /** With `pictures`: the start, each step, the end, as SVG documents. */
  pictures?: string[];
}

export interface RateAnswer {
  answer: Verdict;
  level?: Level | null;
  level_text?: string;
  /** The weakest model that completes the grid; null for experts' puzzles. */
  model?: string | null;
  class?: 'local' | 'global' | 'search';
  attempts?: {
    level: Level;
    model: string;
    filled: number;
    candidates: number;
    solved: boolean;
  }[];
  score?: number | null;
  score_level?: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme' | null;
  score_text?: string;
  guesses?: number;
  hardest?: string | null;
  steps?: Record<string, number>;
  depth?: number | null;
}

export interface Sizes {
  variables?: number;
  clauses?: number;
  literals?: number;
  equations?: number;
  families?: {
    family: string;
    clauses?: number;
    literals?: number;
    equations?: number;
    redundant?: number;
  }[];
  rules?: number;
  rank?: number;
  vertices?: number;
  edges?: number;
  least_degree?: number;
  greatest_degree?: number;
  cliques?: number;
  chromatic_number?: number | null;
}

export interface Deduction extends Candidate {
  literal: number;
  holds: boolean;
  words: string;
  reason: 'unit' | 'refuted' | 'assumed';
  family?: string;
  /** The clause that is unit, or of which nothing is left, as DIMACS has its literals. */
  clause?: number[];
  text?: string;
  derivation?: Deduction[];
}

export interface PropagateAnswer {
  answer: 'solved' | 'open' | 'none' | 'unknown';
  digits: number[];
  candidates: number[][];
  left: { variables: number; clauses: number; literals: number } | null;
  contradiction?: string;
  /** The literals of the clause that cannot hold. */
  emptied?: number[];
  trace?: Deduction[];
  why?: Deduction[];
}

export interface FilterAnswer {
  model?: string;
  consistency?: 'ac' | 'sac';
  rules?: string;
  answer: 'solved' | 'open' | 'none' | 'unknown';
  filled?: number;
  left?: number;
  candidates?: number[][];
  trace?: Removal[];
}

/** Values that leave the domain of a variable. */
export interface Removal {
  variable: string;
  /** Where the variable is a cell. */
  cell: CellName | null;
  removed: number[];
  reason: 'different' | 'all-different' | 'same' | 'image' | 'constraint' | 'refuted';
  text: string;
  /** What that means for the cells. */
  ruled_out: Candidate[];
  /** What the variables behind it have left. */
  because: Candidate[];
}

export interface WalkStep extends Candidate {
  kind: 'last-cell' | 'cell' | 'house' | 'choice';
  /** Names of equations, "r1c1" or "row2_5". */
  equations: string[];
  /** Why other variables are 0: the cell that holds the digit; else the constraint that rules it out, in
   * words, or nothing for pencilmarks. */
  reasons: (Candidate & { by: CellName | null; constraint?: string })[];
  values: number[];
  zeros: Candidate[];
  ordered: boolean;
  name: string;
  text: string;
}

export interface WalkAnswer {
  version: string;
  model: 'cube' | 'graph';
  board: string;
  answer: Verdict;
  givens: number[];
  /** By the constraints, if there are any, before the first step. */
  ruled_out?: Candidate[];
  steps: WalkStep[];
  outcome: 'solved' | 'dead-end' | 'stuck' | 'stopped';
  choices: number;
  passed_over: CellName[];
  dead_end: unknown;
  digits: number[];
  start_text: string;
  end_text: string;
  pictures?: string[];
}

export interface TreeNode {
  /** All but the root have these. */
  parent?: number;
  cell?: CellName;
  digit?: number;
  /** The singles that followed. */
  forced?: Candidate[];
  outcome: 'open' | 'branches' | 'solution' | 'no-digit' | 'no-place' | 'constraint';
  /** The cell where it branches, that has no digit left, or that a broken constraint is about. */
  at?: CellName;
  /** With `no-place`: the house, as an index into `Facts.houses`, and the digit. */
  house?: number;
  missing?: number;
  /** Nodes of its subtree, itself among them. */
  size: number;
  solutions: number;
}

export interface TreeAnswer {
  method: 'exhaustive' | 'singles';
  /** Everything was searched. */
  complete: boolean;
  /** Where it is not complete: which limit ended it. */
  ended_by?: 'time' | 'nodes' | 'solutions';
  size: number;
  solutions: number;
  dead_ends: number;
  deepest: number;
  /** Nodes beyond this depth are counted only. */
  kept_depth: number;
  /** In the order of the search, the root first. */
  nodes: TreeNode[];
}

export interface MinimiseAnswer {
  answer: Verdict;
  givens: number;
  minimal?: boolean;
  redundant?: CellName[];
  /** A puzzle as sudokit's JSON format has it, an object. */
  puzzle?: unknown;
  left?: number;
  least?: number;
}

export interface Transform {
  cells: CellName[];
  digits: number[];
  moves: string[];
}

export interface CanonAnswer {
  form: unknown;
  line: string;
  automorphisms: string;
  transform: Transform;
}

export interface SameAnswer {
  answer: 'same' | 'different' | 'unknown';
  transform?: Transform;
  difference?: string;
}

export interface ErrorFacts {
  status: string;
  code: string | null;
  line: number;
  column: number;
  offset: number;
  message: string;
}
