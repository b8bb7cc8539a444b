import type { Context } from 'koa';

/** What only a browser knows and its pages show from the beginning (`web/platform/shared/browser-facts.ts`). */
export interface BrowserFacts {
  readonly zone: string;
  readonly dismissed: readonly string[];
}

const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

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
  const { zone, dismissed } = parsed(ctx.cookies.get('nestmates-page') ?? '');
  if (!isText(zone) || !zones.has(zone)) return undefined;
  return { zone, dismissed: Array.isArray(dismissed) ? dismissed.filter(isText) : [] };
}
