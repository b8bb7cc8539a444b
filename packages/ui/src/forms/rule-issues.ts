import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';

/** What a rule of the domain has to say about a value, as an issue of its field. */
export function ruleIssues(field: string, check: () => void) {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof DomainError) return [{ path: [field], message: error.message }];
    throw error;
  }
}
