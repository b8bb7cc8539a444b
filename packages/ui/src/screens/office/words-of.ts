/** A page that is older than the server may not know what it is told of. */
export const wordsOf = (words: Readonly<Record<string, string>>, key: string, otherwise: string): string =>
  words[key] ?? otherwise;
