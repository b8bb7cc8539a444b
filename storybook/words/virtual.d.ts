declare module 'virtual:sentences' {
  import type { Sentence } from './sentence.ts';
  export const sentences: readonly Sentence[];
}
