import { DomainError, type Issue } from '@nestmates/domain/platform/shared/errors.ts';
import * as z from 'zod/mini';

type ZodIssue = z.core.$ZodIssue;
type ErrorMap = z.core.$ZodErrorMap;

/**
 * Messages for failures without a text in the contract: forms prevent them, but a hand-written call can cause
 * them.
 */
const sentences: Readonly<Record<string, string>> = {
  invalid_type: 'This field has the wrong kind of value',
  invalid_value: 'Please choose one of the values that are offered',
  invalid_format: 'This field is not written the way it should be',
  too_big: 'This field is too large or too long',
  too_small: 'This field is too small or too short',
};

const errorMap: ErrorMap = ({ code, path = [], input }) => {
  if (code === 'invalid_type' && path.length === 0)
    return 'Please send an object with the fields of this call';
  if (code === 'invalid_type' && input === undefined) return 'This field is missing';
  return sentences[code] ?? 'Something in this field is not right';
};

z.config({ customError: errorMap });

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

/** Deeper than any of our forms; unlimited nesting could overflow the stack. */
const maxDepth = 20;

/** PostgreSQL stores neither NUL in a text nor an unpaired surrogate in JSON. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Checks that no schema makes. */
function findUnstorable(value: unknown, path: readonly string[] = []): Issue | undefined {
  const here = (message: string): Issue => ({ path: path.join('.'), message });
  if (typeof value === 'string') {
    return isStorable(value) ? undefined : here('This text holds a character that cannot be stored');
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= maxDepth) return here('This is nested too deeply');
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorable(key, path) ?? findUnstorable(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

const noFields: Readonly<Record<never, never>> = Object.freeze({});

/**
 * Works like `parse`, for path and query parameters: most calls have none, and an endpoint without fields skips the
 * schema.
 */
export function parserOf<S extends z.core.$ZodObject>(schema: S): (given: object) => z.core.output<S> {
  const takesNothing = Object.keys(schema._zod.def.shape).length === 0;
  return (given) => {
    if (!takesNothing) return parse(schema, { ...given });
    for (const _ in given) return parse(schema, { ...given });
    return noFields as z.core.output<S>;
  };
}

export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.core.output<S> {
  const issue = findUnstorable(value);
  if (issue) throw refusal([issue]);
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw refusal(result.error.issues.flatMap(issuesOf));
}
