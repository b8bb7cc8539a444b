const shape = /^\+?[\d\s().\-–]+$/;
/** From a short national number to the longest there is. */
const fewest = 7;
const most = 15;

/** What a telephone can call, where the text is plainly a number and nothing else. */
export function callable(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (!shape.test(text.trim()) || digits.length < fewest || digits.length > most) return undefined;
  return `tel:${text.trim().startsWith('+') ? '+' : ''}${digits}`;
}
