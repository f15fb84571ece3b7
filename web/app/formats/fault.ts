/** What is wrong with a text that should have been a puzzle; the view says it in words. */

export type FaultKind =
  | 'empty' // nothing there
  | 'unknown' // no format that the page reads by itself
  | 'json' // not our JSON
  | 'order' // a board of a size that the page does not show
  | 'board' // boxes, regions or houses that make no board
  | 'cells' // too few or too many cells, or a symbol that is none
  | 'constraints' // one that the page does not know
  | 'link' // a link that is damaged
  | 'size'; // more text than anybody types

export class FormatFault extends Error {
  constructor(readonly kind: FaultKind) {
    super(kind);
    this.name = 'FormatFault';
  }
}
