import { DomainError, type Issue } from '@nestmates/domain/shared/errors.ts';
import * as z from 'zod/mini';

type ZodIssue = z.core.$ZodIssue;

const issuesOf = (issue: ZodIssue): Issue[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({
        path: [...issue.path, key].join('.'),
        message: 'This field is not known here',
      }))
    : [{ path: issue.path.join('.'), message: issue.message }];

const refusal = (issues: readonly Issue[]) =>
  new DomainError('invalid', 'VALIDATION', issues[0]?.message ?? 'Something in the request is not right.', {
    issues,
  });

/** PostgreSQL has no place for a NUL in a text, so it is refused before anything else looks at it. */
function pathToNul(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes('\0') ? path : pathToNul(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

export function parsed<S extends z.core.$ZodType>(schema: S, value: unknown): z.core.output<S> {
  const nul = pathToNul(value);
  if (nul)
    throw refusal([{ path: nul.join('.'), message: 'This text holds a character that cannot be stored' }]);
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw refusal(result.error.issues.flatMap(issuesOf));
}
