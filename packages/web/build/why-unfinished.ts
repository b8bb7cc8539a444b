import type { Plugin } from 'vite';

const silent = 'function onError() {}';

/** Fails for a version of React that is written in other words. */
export function withReasons(code: string): string {
  if (!code.includes(silent)) throw new Error('React does not have the function in which it drops errors.');
  return code.replace(silent, 'function onError(error) { return String(error?.stack ?? error); }');
}

/**
 * React leaves out of its HTML what could not be rendered, and why. What is returned here stands in its place
 * (`web/prerender/render-page.tsx`).
 */
export function whyUnfinished(): Plugin {
  let isReplaced = false;
  return {
    name: 'nestmates:why-unfinished',
    transform: {
      filter: { id: /react-dom-server-legacy/ },
      handler(code) {
        isReplaced = true;
        return withReasons(code);
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error('React has no file of the name in which it drops errors.');
    },
  };
}
