import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import type { TestServer } from './test-server.ts';

/** A statement as PostgreSQL gets it, and the values of its parameters. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Text and values of SQL, and of what the query builder makes. */
export function sentBy(query: { toSQL(): Knex.Sql }): Sent {
  const { sql, bindings } = query.toSQL().toNative();
  return { text: sql, values: bindings };
}

const quoted = (value: unknown): string => {
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return quoted(`{${value.join(',')}}`);
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value ?? null);
};

/** The plan with which PostgreSQL has run the statement. */
export async function planOf(
  { knex }: TestServer,
  { text, values }: Sent,
  mode: 'custom' | 'generic',
): Promise<string> {
  return knex.transaction(async (trx) => {
    await trx.raw(`set local plan_cache_mode = force_${mode}_plan`);
    await trx.raw(`prepare a_page as ${text}`);
    const given = values.map(quoted).join(', ');
    const { rows } = await trx.raw(`explain (analyze, timing off, costs off) execute a_page (${given})`);
    await trx.raw('deallocate a_page');
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  });
}
