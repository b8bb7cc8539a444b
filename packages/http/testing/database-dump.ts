import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

const tablesOf = `
  select format('%I.%I', n.nspname, c.relname) as name, format('%s__%s', n.nspname, c.relname) as copy, (
    select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r'`;

const sequencesOf = `
  select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
  where schemaname in ('public', 'graphile_worker')`;

interface Copied {
  readonly name: string;
  readonly copy: string;
  readonly columns: string;
}

/** Keeps all rows as they are in one moment, as pg_dump does; what it returns puts them back. */
export async function takeDump(knex: Knex): Promise<() => Promise<void>> {
  const kept = await knex.transaction(
    async (trx) => {
      const { rows: tables } = await trx.raw<{ rows: readonly Copied[] }>(tablesOf);
      const { rows: sequences } = await trx.raw(sequencesOf);
      await trx.raw('drop schema if exists dump cascade');
      await trx.raw('create schema dump');
      for (const { name, copy } of tables) await trx.raw(`create table dump."${copy}" as table ${name}`);
      return { tables, sequences };
    },
    { isolationLevel: 'repeatable read' },
  );
  return () =>
    knex.transaction(async (trx) => {
      const { tables, sequences } = kept;
      // Neither triggers nor foreign keys, as pg_restore writes.
      await trx.raw('set local session_replication_role = replica');
      await trx.raw(`truncate ${tables.map(({ name }) => name).join(', ')}`);
      for (const { name, copy, columns } of tables) {
        const rows = `select ${columns} from dump."${copy}"`;
        await trx.raw(`insert into ${name} (${columns}) overriding system value ${rows}`);
      }
      for (const { name, last } of sequences) {
        await trx.raw('select setval(?, ?, ?)', [name, last ?? 1, last !== null]);
      }
    });
}
