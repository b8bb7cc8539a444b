/** Five digits; the four further ones of a ZIP+4 are not needed. */
export function normalizeZip(zip: string | null | undefined): string | undefined {
  return /^(\d{5})(?:-?\d{4})?$/.exec(zip?.trim() ?? '')?.[1];
}

/** Equal zip codes, given by both. */
export function sameZip(a: string | null | undefined, b: string | null | undefined): boolean {
  const zip = normalizeZip(a);
  return zip !== undefined && zip === normalizeZip(b);
}

export const zipMessage = 'Please enter a 5-digit zip code';

/** Five digits and nothing else. */
export const isZip = (text: string): boolean => normalizeZip(text) === text;
