/**
 * Games in links: everything stands behind the `#`, so no server ever sees it.
 *
 *     #g=...   our JSON with colours and time, deflated, in base64url
 *     #p=...   plain cells, as people write them by hand
 */

import { kColourCount, type Position } from '../game/position';
import { entryJson, entryOf, type Entry } from './entry_json';
import { FormatFault } from './fault';
import { readPlainText } from './plain_text';

/** What a link may unpack to: many times what the largest board needs. */
const kMaxUnpacked = 300_000;

export interface SharedGame extends Entry {
  /** In milliseconds. */
  readonly elapsed: number;
}

export async function linkFragment(game: SharedGame): Promise<string> {
  const json: Record<string, unknown> = { e: entryJson(game.puzzle, game.position) };
  if (game.position.some((state) => state.colours)) {
    json['c'] = game.position.map((state) => state.colours);
  }
  if (game.elapsed > 0) json['t'] = Math.round(game.elapsed / 1000);
  return `#g=${base64Url(await deflated(JSON.stringify(json)))}`;
}

/** The game of a fragment; null if it is not about one. */
export async function readFragment(fragment: string): Promise<SharedGame | null> {
  if (fragment.startsWith('#p=')) {
    return { ...readPlainText(decoded(fragment.slice(3))), elapsed: 0 };
  }
  if (!fragment.startsWith('#g=')) return null;
  let json: { e?: unknown; c?: unknown; t?: unknown };
  try {
    json = JSON.parse(await inflated(bytesOfBase64Url(fragment.slice(3)))) as typeof json;
  } catch {
    throw new FormatFault('link');
  }
  if (typeof json !== 'object' || json === null) throw new FormatFault('link');
  const entry = entryOf(json.e);
  return {
    puzzle: entry.puzzle,
    position: withColours(entry.position, json.c),
    elapsed: typeof json.t === 'number' && json.t > 0 && json.t < 1e7 ? json.t * 1000 : 0,
  };
}

function withColours(position: Position, colours: unknown): Position {
  if (!Array.isArray(colours) || colours.length !== position.length) return position;
  return position.map((state, cell) => {
    const bits: unknown = colours[cell];
    return typeof bits === 'number' ? { ...state, colours: bits & (2 ** kColourCount - 1) } : state;
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new FormatFault('link');
  }
}

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > kMaxUnpacked) {
      await reader.cancel();
      throw new FormatFault('size');
    }
  }
}

function base64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (symbol) => symbol.charCodeAt(0));
}
