import type { Context } from 'koa';
import { readBytes } from './read-bytes.ts';

export function seeOther(ctx: Context, address: string): void {
  ctx.redirect(address);
  ctx.status = 303;
}

const maxBytes = 16 * 1024;

/** The fields of a form, or of a JSON object, which a script finds easier to send. */
export async function readFields(ctx: Context): Promise<URLSearchParams> {
  const text = (await readBytes(ctx, maxBytes)).toString();
  if (!ctx.is('application/json')) return new URLSearchParams(text);
  const value = parsed(text);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new URLSearchParams(entries.map(([name, one]): [string, string] => [name, String(one)]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
