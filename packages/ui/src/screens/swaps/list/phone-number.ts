const shape = /\+?\(?\d[\d\s().\-–]*\d/g;
/** From a short national number to the longest there is. */
const fewest = 7;
const most = 15;

interface Callable {
  readonly before: string;
  readonly number: string;
  readonly after: string;
  readonly href: string;
}

/** The first number in a text that a telephone can call. */
export function callable(text: string): Callable | undefined {
  for (const { 0: number, index } of text.matchAll(shape)) {
    const digits = number.replace(/\D/g, '');
    if (digits.length < fewest || digits.length > most) continue;
    const href = `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
    return { before: text.slice(0, index), number, after: text.slice(index + number.length), href };
  }
  return undefined;
}
