/** The address of a story in a frame of a gallery ends in it. */
export const galleryFrame = 'gallery';

export const isGalleryFrame = (): boolean => new URLSearchParams(location.search).has(galleryFrame);

/**
 * A focus or a scrolled element also scrolls the page around the frame; with many frames on a page, the
 * reader would be thrown from one to the next. Within a frame only the frame itself scrolls.
 */
export function keepGalleryStill(): void {
  if (!isGalleryFrame()) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
    if (!options?.preventScroll) bringIntoView(this);
  };
  Element.prototype.scrollIntoView = function scrollInFrame() {
    bringIntoView(this);
  };
}

function bringIntoView(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(document.documentElement);
  const first = Number.parseFloat(style.scrollPaddingTop) || 0;
  const last = innerHeight - (Number.parseFloat(style.scrollPaddingBottom) || 0);
  if (top < first) scrollBy(0, top - first);
  else if (bottom > last) scrollBy(0, Math.min(bottom - last, top - first));
}
