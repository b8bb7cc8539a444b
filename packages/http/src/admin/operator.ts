import type { Administrator } from '@nestmates/application/administration/administration.ts';
import type * as z from 'zod/mini';
import { UsageError } from './admin-command.ts';

/** Whoever has the machine needs no account; the audit names nobody. */
export const operator: Administrator = { id: null };

/** What the schema of a call lets through, with its own complaint. */
export function validated<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new UsageError(error.issues[0]?.message ?? 'That is not valid');
}
