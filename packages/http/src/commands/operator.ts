import type { Administrator } from '@nestmates/application/office/admin/member-changes.ts';
import type { Confirmation } from '@nestmates/application/platform/contract/fields.ts';
import type * as z from 'zod/mini';
import { type Answer, UsageError } from './admin-command.ts';

/** Whoever has the machine needs no account; the audit names nobody. */
export const operator: Administrator = { id: null };

/** What the schema of a call lets through, with its own complaint. */
export function validated<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new UsageError(error.issues[0]?.message ?? 'That is not valid');
}

export const answerOfConfirmation = (done: Confirmation): Answer => ({ json: done, lines: [done.message] });

export const maxListed = 1000;

export const limitOption = { says: `How many at most, 50 if left out, ${maxListed} at most` };

export function limitIn(given: string | undefined): number {
  const limit = Number(given ?? '50');
  if (Number.isInteger(limit) && limit >= 1 && limit <= maxListed) return limit;
  throw new UsageError(`--limit is a number from 1 to ${maxListed}`);
}

/** Finds a value that the command line has let through. */
export const oneOf = <T extends string>(values: readonly T[], given: string | undefined): T | undefined =>
  values.find((value) => value === given);

export const listed = <T>(items: readonly T[], lineOf: (item: T) => string, none: string): Answer => ({
  json: items,
  lines: items.length > 0 ? items.map(lineOf) : [none],
});
