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

let lost: readonly HTMLLinkElement[] = [];
/** Whoever asks while they are on their way waits for them too. */
let mending: Promise<unknown> = Promise.resolve();

/**
 * Fetches code with the looks it needs. The bundler asks for a stylesheet once: where a lost connection withheld it,
 * the code would come by itself the next time, and what it draws would stand there bare.
 */
export async function withStyles<Part>(fetch: () => Promise<Part>): Promise<Part> {
  try {
    if (lost.length > 0) mending = Promise.all(lost.map(asksAgain));
    lost = [];
    await mending;
    return await fetch();
  } catch (error) {
    mending = Promise.resolve();
    lost = withoutRules();
    throw error;
  }
}
