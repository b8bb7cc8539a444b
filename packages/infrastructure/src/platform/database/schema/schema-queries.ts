export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly default: string | null;
  readonly required: boolean;
  readonly comment: string | null;
}

export interface Named {
  readonly table: string;
  readonly definition: string;
}

export interface Table {
  readonly name: string;
  readonly kind: 'r' | 'v';
  readonly comment: string | null;
}

/** The migrations' own tables are none of ours. */
const ours = "n.nspname = 'public' and c.relname not like 'knex\\_%'";

export const tables = `
  select c.relname as name, c.relkind as kind, obj_description(c.oid) as comment
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and c.relkind in ('r', 'v') order by c.relname`;

export const columns = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    case when a.attidentity <> '' then 'identity' else pg_get_expr(d.adbin, d.adrelid) end as default,
    a.attnotnull as required, col_description(c.oid, a.attnum) as comment
  from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${ours} and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

/** Primary, unique and foreign keys and checks; PostgreSQL 18 lists columns that are not null besides. */
export const constraints = `
  select c.relname as table, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and k.contype in ('p', 'u', 'f', 'c')
  order by c.relname, strpos('pufc', k.contype::text), pg_get_constraintdef(k.oid) collate "C"`;

/** Those that no key brings along. */
export const indexes = `
  select c.relname as table, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname, pg_get_indexdef(i.indexrelid) collate "C"`;
