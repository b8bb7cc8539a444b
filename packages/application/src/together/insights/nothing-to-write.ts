import type { Draft, TokenUse } from './ports.ts';

export const noTokens: TokenUse = { input: 0, output: 0 };

/** The draft for no pairs, which need no provider. */
export const noSuggestions: Draft<readonly string[]> = {
  maxTokens: 0,
  write: () => Promise.resolve({ kind: 'written', text: [], use: noTokens }),
};
