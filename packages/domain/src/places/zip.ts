/** Five digits; the four of a ZIP+4 say more than anyone here needs. */
export function normalizeZip(zip: string | null | undefined): string | undefined {
  return /^(\d{5})(?:-?\d{4})?$/.exec(zip?.trim() ?? '')?.[1];
}

/** Two members share a zip only if both gave one. */
export function sameZip(a: string | null | undefined, b: string | null | undefined): boolean {
  const zip = normalizeZip(a);
  return zip !== undefined && zip === normalizeZip(b);
}
