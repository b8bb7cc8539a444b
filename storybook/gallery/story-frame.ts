/** What Storybook calls the body of a page whose story is there, cannot be shown, or does not exist. */
const ends = ['sb-show-main', 'sb-show-errordisplay', 'sb-show-nopreview'];

export const isStoryThere = (bodyClasses: string): boolean =>
  bodyClasses.split(' ').some((name) => ends.includes(name));

/** Calls `done` when the story of a loaded frame is there: the page is loaded long before. What is returned stops it. */
export function onceStoryIsThere({ contentDocument }: HTMLIFrameElement, done: () => void): () => void {
  const body = contentDocument?.body;
  const watch = new MutationObserver(look);
  function look() {
    if (body && !isStoryThere(body.className)) return;
    watch.disconnect();
    done();
  }
  if (body) watch.observe(body, { attributes: true, attributeFilter: ['class'] });
  look();
  return () => watch.disconnect();
}
