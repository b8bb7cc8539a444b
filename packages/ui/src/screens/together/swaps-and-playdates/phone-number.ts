const phonePattern = /\+?\(?\d[\d\s().\-–]*\d/g;
/** Number of digits, from a short national number to the longest international one. */
const minDigits = 7;
const maxDigits = 15;

interface FoundPhoneNumber {
  readonly before: string;
  readonly number: string;
  readonly after: string;
  readonly href: string;
}

/** The first phone number in a text. */
export function findPhoneNumber(text: string): FoundPhoneNumber | undefined {
  for (const { 0: number, index } of text.matchAll(phonePattern)) {
    const digits = number.replace(/\D/g, '');
    if (digits.length < minDigits || digits.length > maxDigits) continue;
    const href = `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
    return { before: text.slice(0, index), number, after: text.slice(index + number.length), href };
  }
  return undefined;
}
