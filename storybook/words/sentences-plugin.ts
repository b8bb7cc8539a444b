import type { Plugin } from 'vite';
import { everySentence } from './every-sentence.ts';
import { isSource } from './source-files.ts';

const name = 'virtual:sentences';
const id = `\0${name}`;

/** The page of all words imports them from `virtual:sentences`, which is read from the sources while it is built. */
export const sentencesPlugin = (): Plugin => ({
  name: 'nestmates-sentences',
  resolveId: (source) => (source === name ? id : undefined),
  load: (asked) =>
    asked === id ? `export const sentences = ${JSON.stringify(everySentence())};` : undefined,
  // Read again when the page is opened the next time.
  hotUpdate({ file }) {
    const { moduleGraph } = this.environment;
    const module = moduleGraph.getModuleById(id);
    if (module && file.includes('/packages/') && isSource(file)) moduleGraph.invalidateModule(module);
  },
});
