/** Counted as PostgreSQL and the contracts count: most emoji are two units of a JavaScript string. */
export const lengthOf = (text: string): number => Array.from(text).length;

/** Spaces, and marks that draw nothing by themselves, say nothing either. */
export const saysSomething = (text: string): boolean => /[^\p{Z}\p{Cc}\p{Cf}]/u.test(text);
