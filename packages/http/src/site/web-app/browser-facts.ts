import type { Context } from 'koa';
import { readPageCookie } from '../../platform/access/page-cookie.ts';

/** What only a browser knows and its pages show from the beginning (`web/platform/shared/browser-facts.ts`). */
export interface BrowserFacts {
  readonly zone: string;
  readonly dismissed: readonly string[];
}

/** Browsers name some zones by another name than the list of Intl, which takes both. */
const zoneName = /^[A-Za-z][\w+/-]{0,63}$/;
const known = new Set<string>();
const mostKnown = 500;

/** Whether dates can be shown by the clock of that zone. */
function isZone(zone: string): boolean {
  if (known.has(zone)) return true;
  if (!zoneName.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
  } catch {
    return false;
  }
  if (known.size < mostKnown) known.add(zone);
  return true;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function parsed(text: string): Partial<Record<keyof BrowserFacts, unknown>> {
  try {
    return Object(JSON.parse(decodeURIComponent(text)));
  } catch {
    return {};
  }
}

/** What the browser has said of itself with its cookie; undefined where it has said nothing that is known here. */
export function browserFactsOf(ctx: Context): BrowserFacts | undefined {
  const { zone, dismissed } = parsed(readPageCookie(ctx) ?? '');
  if (!isText(zone) || !isZone(zone)) return undefined;
  return { zone, dismissed: Array.isArray(dismissed) ? dismissed.filter(isText) : [] };
}
