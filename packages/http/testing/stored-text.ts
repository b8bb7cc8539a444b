import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

/** Every row of every table, the queue's included, as one text to search in. */
export async function storedText(knex: Knex, exceptTables: readonly string[] = []): Promise<string> {
  const { rows: tables } = await knex.raw<{ rows: { name: string }[] }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const texts = await Promise.all(
    tables
      .filter(({ name }) => !exceptTables.includes(name))
      .map(async ({ name }) => {
        const { rows } = await knex.raw<{ rows: { row: string }[] }>(`select t::text as row from ${name} t`);
        return rows.map(({ row }) => row).join('\n');
      }),
  );
  return texts.join('\n');
}
