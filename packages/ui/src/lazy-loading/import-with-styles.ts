/** A stylesheet that failed to load has no rules; some browsers throw when asked. */
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

/** The URLs of the stylesheets that were missing when an import failed, by its function. */
const missingAfterFailure = new Map<() => Promise<unknown>, ReadonlySet<string>>();

const hasHrefIn =
  (addresses: ReadonlySet<string>) =>
  ({ href }: HTMLLinkElement): boolean =>
    addresses.has(href);

/** One reload at a time, so that no stylesheet is requested twice. */
let reloading: Promise<unknown> = Promise.resolve();

function reloadMissing(): Promise<unknown> {
  const asked = hasHrefIn(new Set([...missingAfterFailure.values()].flatMap((addresses) => [...addresses])));
  reloading = reloading.then(() =>
    Promise.allSettled(unloadedStylesheets().filter(asked).map(reloadStylesheet)),
  );
  return reloading;
}

/**
 * Imports code together with its stylesheets. The bundler requests a stylesheet only once: after a lost
 * connection a second import would succeed and render unstyled. So missing stylesheets are requested again
 * first; those that only other imports need do not fail this one.
 */
export async function importWithStyles<Part>(importPart: () => Promise<Part>): Promise<Part> {
  if (missingAfterFailure.size > 0) await reloadMissing();
  const stillMissing = unloadedStylesheets().find(
    hasHrefIn(missingAfterFailure.get(importPart) ?? new Set()),
  );
  if (stillMissing) throw new Error(`${stillMissing.href} could not be loaded`);
  try {
    const part = await importPart();
    missingAfterFailure.delete(importPart);
    return part;
  } catch (error) {
    missingAfterFailure.set(importPart, new Set(unloadedStylesheets().map(({ href }) => href)));
    throw error;
  }
}
