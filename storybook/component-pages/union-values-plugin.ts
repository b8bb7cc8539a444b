import type { Plugin } from 'vite';
import { unionValues } from './union-values.ts';

const name = 'virtual:union-values';
const id = `\0${name}`;

/** Read from the sources of the components while Storybook is built. */
export const unionValuesPlugin = (): Plugin => ({
  name: 'nestmates-union-values',
  resolveId: (source) => (source === name ? id : undefined),
  load: (asked) =>
    asked === id ? `export const unionValues = ${JSON.stringify(unionValues())};` : undefined,
});
