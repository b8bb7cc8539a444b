import { isZip } from '@nestmates/domain/members/places/zip.ts';

/** The zip code that a visitor gave before signing up, until onboarding takes it; it stays in this tab. */
const key = 'given-zip';

export function givenZip(): string | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    return kept !== null && isZip(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepGivenZip(given: string): void {
  try {
    sessionStorage.setItem(key, given);
  } catch {
    // The zip is asked again where there is no storage.
  }
}

export function dropGivenZip(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
