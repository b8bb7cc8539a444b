/** One that has not come has no rules, and some browsers refuse to say so. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

const withoutRules = (): readonly HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => !hasRules(link));

const asksAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`${again.href} could not be loaded`)));
    link.replaceWith(again);
  });

/** By fetch, the addresses of what was not there when it failed. */
const missed = new Map<() => Promise<unknown>, ReadonlySet<string>>();

const isAmong =
  (addresses: ReadonlySet<string>) =>
  ({ href }: HTMLLinkElement): boolean =>
    addresses.has(href);

/** One after the other: what is on its way is not asked for again. */
let mending: Promise<unknown> = Promise.resolve();

function mend(): Promise<unknown> {
  const asked = isAmong(new Set([...missed.values()].flatMap((addresses) => [...addresses])));
  mending = mending.then(() => Promise.allSettled(withoutRules().filter(asked).map(asksAgain)));
  return mending;
}

/**
 * Fetches code with the looks it needs. The bundler asks for a stylesheet once: where a lost connection withheld it,
 * the code would come by itself the next time, and what it draws would stand there bare. Looks that only others have
 * missed hold nobody up.
 */
export async function withStyles<Part>(fetch: () => Promise<Part>): Promise<Part> {
  if (missed.size > 0) await mend();
  const stillMissing = withoutRules().find(isAmong(missed.get(fetch) ?? new Set()));
  if (stillMissing) throw new Error(`${stillMissing.href} could not be loaded`);
  try {
    const part = await fetch();
    missed.delete(fetch);
    return part;
  } catch (error) {
    missed.set(fetch, new Set(withoutRules().map(({ href }) => href)));
    throw error;
  }
}
