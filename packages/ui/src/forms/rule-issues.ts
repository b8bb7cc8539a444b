import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';

/**
 * What a rule of the domain has to say: at this field, or at another one of the form that the rule names. Where it says
 * several things of one field, the first of them is shown.
 */
export function ruleIssues(field: string, check: () => void, others: readonly string[] = []) {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const said = error.details.issues ?? [{ path: field, message: error.message }];
    return said.map(({ path, message }) => ({ path: [others.includes(path) ? path : field], message }));
  }
}
