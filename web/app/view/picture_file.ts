/** The picture of the board as a file of its own: SVG with its style inside, or PNG. */

import colours from '../style/colours.css?raw';
import style from '../style/picture.css?raw';

export function svgText(picture: SVGElement): string {
  const copy = picture.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.removeAttribute('aria-hidden');
  copy.querySelector('.cursor')?.remove();
  copy.querySelector('.selection')?.remove();
  copy.querySelectorAll('.same-note').forEach((element) => element.removeAttribute('class'));
  copy.querySelectorAll('.peer, .same').forEach((element) => element.remove());
  const box = (copy.getAttribute('viewBox') ?? '0 0 900 900').split(' ');
  copy.setAttribute('width', box[2]!);
  copy.setAttribute('height', box[3]!);
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  sheet.textContent = `svg{${lightColours()}}` + style;
  copy.prepend(sheet);
  return new XMLSerializer().serializeToString(copy);
}

export async function pngOf(picture: SVGElement, side = 1200): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(picture))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, 0, 0, side, side);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('png'))), 'image/png'));
}

/** The colours of the light theme, which suits paper: the first rule of the sheet of colours. */
function lightColours(): string {
  return colours.slice(colours.indexOf('{') + 1, colours.indexOf('}'));
}
