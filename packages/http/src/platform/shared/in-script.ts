/** Writes it as the content of a script element, which it cannot end. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
