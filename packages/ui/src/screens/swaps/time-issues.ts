import { DomainError } from '@nestmates/domain/shared/errors.ts';

/** What the domain's rule has to say about a time, as an issue of its field. */
export function timeIssues(check: () => void) {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof DomainError) return [{ path: ['date'], message: error.message }];
    throw error;
  }
}
