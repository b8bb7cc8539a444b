import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

/** A column that can hold words, and the mark that stands in it. */
export interface Mark {
  readonly column: string;
  readonly mark: string;
}

export interface Marked {
  readonly marks: readonly Mark[];
  /** That take no mark, though no check of the table says which words they take. */
  readonly refused: readonly string[];
  /** Columns of tables in which the member has no row. */
  readonly empty: readonly string[];
}

/** Columns by which an erasure finds what it erases, and what a trigger refuses but with a deletion. */
export const notMarked = [
  'audit.admin_digest',
  'audit.admin_name',
  'audit.member_digest',
  'audit.member_name',
  'evidence_photos.name',
  'paid_subscriptions.provider',
  'paid_subscriptions.provider_id',
  'photos.name',
  'photos.used_as',
  'sandbox_mail.to',
  'users.email',
];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** The columns of the table that refer to a member. */
  readonly ofMember: readonly string[];
  readonly isChecked: boolean;
}

/** Every column of text but those that are keys of other tables or refer to them. */
const columnsOfText = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    array(
      select u.attname::text from pg_constraint k join pg_attribute u on u.attrelid = c.oid and u.attnum = any(k.conkey)
      where k.contype = 'f' and k.conrelid = c.oid and k.confrelid = 'users'::regclass
    ) as "ofMember",
    exists (
      select from pg_constraint k where k.contype = 'c' and k.conrelid = c.oid and a.attnum = any(k.conkey)
    ) as "isChecked"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'knex_%'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and format_type(a.atttypid, null) in ('text', 'text[]', 'jsonb')
    and not exists (
      select from pg_constraint k where k.contype = 'f' and (
        (k.conrelid = c.oid and a.attnum = any(k.conkey)) or (k.confrelid = c.oid and a.attnum = any(k.confkey)))
    )
  order by 1, 2`;

/** Another in each row, since some must be unique. */
const ofRow = `substr(md5(ctid::text), 1, 4)`;

const markedValue: Readonly<Record<string, (column: string) => string>> = {
  text: () => `:mark || ${ofRow}`,
  'text[]': () => `array[:mark || ${ofRow}]`,
  jsonb: (column) =>
    `case jsonb_typeof(${column}) when 'object' then ${column} || jsonb_build_object('mark', :mark::text)
       when 'array' then ${column} || jsonb_build_array(:mark::text) else jsonb_build_object('mark', :mark::text) end`,
};

/** All rows where none is the member's by itself: others have put in none. */
const ownRows = ({ table, ofMember }: Column): string => {
  const owners = table === 'users' ? ['id'] : ofMember;
  if (owners.length === 0) return 'true';
  const own = owners.map((owner) => `${owner} = :memberId`).join(' or ');
  return `(${own}) or not exists (select from "${table}" where ${own})`;
};

/** Tried as the app would; then without the triggers of the table, some of which refuse every change. */
async function put(knex: Knex, asked: Column, mark: string, memberId: number): Promise<number | undefined> {
  const value = markedValue[asked.type]?.(`"${asked.column}"`);
  const change = `update "${asked.table}" set "${asked.column}" = ${value} where ${ownRows(asked)}`;
  for (const role of ['origin', 'replica']) {
    try {
      return await knex.transaction(async (transaction) => {
        await transaction.raw(`set local session_replication_role = ${role}`);
        return (await transaction.raw(change, { mark, memberId })).rowCount;
      });
    } catch {
      // The next role, or none.
    }
  }
  return undefined;
}

/** Puts a mark of its own into every column that can hold words, in the rows of the member. */
export async function markEverything(
  knex: Knex,
  memberId: number,
  except: readonly string[],
): Promise<Marked> {
  const { rows } = await knex.raw<{ rows: Column[] }>(columnsOfText);
  const marks: Mark[] = [];
  const [refused, empty]: [string[], string[]] = [[], []];
  for (const [nth, column] of rows.entries()) {
    const name = `${column.table}.${column.column}`;
    if (except.includes(name)) continue;
    const mark = `qz${nth.toString().padStart(4, '0')}k`;
    const changed = await put(knex, column, mark, memberId);
    if (changed === undefined && !column.isChecked) refused.push(name);
    if (changed === undefined) continue;
    if (changed === 0) empty.push(name);
    else marks.push({ column: name, mark });
  }
  return { marks, refused, empty };
}

/** Finds where the marks stand now: each with the table in which it was found, whatever the schema. */
export async function marksIn(knex: Knex, marks: readonly Mark[]): Promise<readonly string[]> {
  const { rows: tables } = await knex.raw<{ rows: { name: string }[] }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await knex.raw(`select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`);
    for (const { column, mark } of marks) {
      if (rows[0].text.includes(mark)) found.push(`${column} in ${name.replace('public.', '')}`);
    }
  }
  return found;
}
