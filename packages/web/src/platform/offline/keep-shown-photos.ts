/**
 * Asks again for the photos that came before the service worker was there: they are in the browser's cache, and
 * now in hers.
 */
export function keepShownPhotos(): void {
  for (const { currentSrc } of document.images)
    if (currentSrc.startsWith(`${location.origin}/photos/`)) void fetch(currentSrc).catch(() => undefined);
}
