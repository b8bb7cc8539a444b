import type { Plugin } from 'vite';

/** Names the fonts in the head of the pages, which otherwise are asked for when the first text is laid out. */
export const fontPreloads = (): Plugin => ({
  name: 'nestmates:font-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
});
