/** Making elements. Text goes in as text nodes only: nothing from outside is ever read as HTML. */

export type Child = Node | string | null;
type Handler = (event: never) => void;
type Values = Readonly<Record<string, string | number | boolean | Handler | null | undefined>>;

/** An HTML element: `on...` are listeners, the rest attributes; false and null leave one out. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K, attributes: Values = {}, ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children.filter((child): child is Node | string => child !== null));
  return element;
}

/** An SVG element. */
export function s<K extends keyof SVGElementTagNameMap>(
  tag: K, attributes: Values = {}, ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(element, attributes);
  element.append(...children.filter((child): child is Node | string => child !== null));
  return element;
}

export function setAttributes(element: Element, attributes: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') {
      element.addEventListener(name.slice(2), value as EventListener);
    } else if (value === null || value === undefined || value === false) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
}

/** Changes an attribute only where it differs, which spares the browser work. */
export function setIfChanged(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Puts the text into the element if it is not there yet. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** A button; its name is the text, or `label` where it shows an icon. */
export function button(
  content: Child, onclick: (event: MouseEvent) => void, attributes: Values = {},
): HTMLButtonElement {
  return h('button', { type: 'button', ...attributes, onclick }, content);
}
