import { type DomainError, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import { postgresErrorOf } from './postgres-error.ts';

const foreignKeyViolation = '23503';

/**
 * A row that refers to a member could not be written because they have deleted their account meanwhile. Told by the
 * member's missing row and not looked up before, because they could still leave between the two.
 */
export function memberGone(error: unknown): DomainError | undefined {
  const { code, detail } = postgresErrorOf(error);
  if (code !== foreignKeyViolation || !String(detail).endsWith('is not present in table "users".'))
    return undefined;
  return notFound('This member is no longer here.');
}
