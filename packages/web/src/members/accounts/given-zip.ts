/** The zip code that a visitor gave before signing up, until onboarding takes it; it stays in this tab. */
const key = 'given-zip';

const isZip = (given: string | null): given is string => given !== null && /^\d{5}$/.test(given);

export function givenZip(): string | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    return isZip(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined unless it is one. */
export function keepGivenZip(given: string | null): string | undefined {
  if (!isZip(given)) return undefined;
  try {
    sessionStorage.setItem(key, given);
  } catch {
    // Without storage it is asked again.
  }
  return given;
}

export function dropGivenZip(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
