/** One that has not come has no rules, and some browsers refuse to say so. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

const unloadedStylesheets = (): readonly HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) => !hasRules(link));

const reloadStylesheet = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.addEventListener('load', () => resolve());
    copy.addEventListener('error', () => reject(new Error(`${copy.href} could not be loaded`)));
    link.replaceWith(copy);
  });

/** By fetch, the addresses of what was not there when it failed. */
const missingAfterFailure = new Map<() => Promise<unknown>, ReadonlySet<string>>();

const hasHrefIn =
  (addresses: ReadonlySet<string>) =>
  ({ href }: HTMLLinkElement): boolean =>
    addresses.has(href);

/** One after the other: what is on its way is not asked for again. */
let reloading: Promise<unknown> = Promise.resolve();

function reloadMissing(): Promise<unknown> {
  const asked = hasHrefIn(new Set([...missingAfterFailure.values()].flatMap((addresses) => [...addresses])));
  reloading = reloading.then(() =>
    Promise.allSettled(unloadedStylesheets().filter(asked).map(reloadStylesheet)),
  );
  return reloading;
}

/**
 * Fetches code with the looks it needs. The bundler asks for a stylesheet once: where a lost connection withheld it,
 * the code would come by itself the next time, and what it draws would stand there bare. Looks that only others have
 * missed hold nobody up.
 */
export async function importWithStyles<Part>(fetch: () => Promise<Part>): Promise<Part> {
  if (missingAfterFailure.size > 0) await reloadMissing();
  const stillMissing = unloadedStylesheets().find(hasHrefIn(missingAfterFailure.get(fetch) ?? new Set()));
  if (stillMissing) throw new Error(`${stillMissing.href} could not be loaded`);
  try {
    const part = await fetch();
    missingAfterFailure.delete(fetch);
    return part;
  } catch (error) {
    missingAfterFailure.set(fetch, new Set(unloadedStylesheets().map(({ href }) => href)));
    throw error;
  }
}
