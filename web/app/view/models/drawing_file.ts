/** What is on the stage as a picture of its own, in the light colours, which suit paper. */

import colours from '../../style/colours.css?raw';
import style from '../../style/drawing.css?raw';
import { svgText } from '../picture_file';

/** The drawing of the stage, or else its board; null if there is neither. */
export function stagePicture(stage: Element): string | null {
  const drawing = stage.querySelector<SVGElement>('svg.drawing');
  if (drawing) return drawingText(drawing);
  const board = stage.querySelector<SVGElement>('svg.picture');
  return board ? svgText(board) : null;
}

function drawingText(drawing: SVGElement): string {
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.removeAttribute('aria-hidden');
  const [x = '0', y = '0', width = '900', height = '900'] = (copy.getAttribute('viewBox') ?? '').split(' ');
  copy.setAttribute('width', width);
  copy.setAttribute('height', height);
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  const light = colours.slice(colours.indexOf('{') + 1, colours.indexOf('}'));
  sheet.textContent = `svg{${light}}` + style;
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of Object.entries({ x, y, width, height, fill: '#fff' })) paper.setAttribute(name, value);
  copy.prepend(sheet, paper);
  return new XMLSerializer().serializeToString(copy);
}
