import pg from 'pg';
import type { Config } from '../config/config.ts';
import { sharesSessions, shortPatience } from '../database/shared-sessions.ts';
import { type Check, type Finding, reasonOf, right, unknown, wrong } from '../wiring/finding.ts';

const oldestVersion = 150_000;
const extensions = ['pg_trgm', 'btree_gin'];
const largestSkew = 5000;
/** A process listens beside its pool, and its worker has connections of its own. */
const besidePool = 6;

interface Told {
  readonly version: number;
  readonly versionName: string;
  readonly encoding: string;
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
  readonly mayCreate: boolean;
  readonly mayAddSchemas: boolean;
  readonly maxConnections: number;
  readonly now: number;
  readonly had: readonly string[];
}

const question = `select
  current_setting('server_version_num')::int as version, current_setting('server_version') as "versionName",
  current_setting('server_encoding') as encoding, pg_is_in_recovery() as "isStandby",
  current_setting('default_transaction_read_only')::bool as "isReadOnly",
  coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
  has_database_privilege(current_database(), 'create') as "mayAddSchemas",
  current_setting('max_connections')::int as "maxConnections",
  extract(epoch from clock_timestamp())::float8 * 1000 as now,
  array(select name::text from pg_available_extensions) as had`;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...shortPatience });
  // Each query reports a lost connection itself.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function rightsIn({ isStandby, isReadOnly, mayCreate, mayAddSchemas }: Told): readonly Finding[] {
  if (isStandby || isReadOnly) {
    const why = isStandby ? 'is a replica' : 'has default_transaction_read_only on';
    return [wrong(`PostgreSQL takes no changes, since it ${why}: name the primary.`)];
  }
  const lacks = [
    ...(mayCreate ? [] : ['create on its schema']),
    ...(mayAddSchemas ? [] : ['create on the database']),
  ];
  return lacks.length === 0
    ? [right('Our role may make tables and schemas.')]
    : [
        wrong(
          `Our role may not migrate: grant it ${lacks.join(' and ')}, or make it the owner of the database.`,
        ),
      ];
}

function extensionsIn({ had }: Told): Finding {
  const missing = extensions.filter((name) => !had.includes(name));
  return missing.length === 0
    ? right(`PostgreSQL has the extensions ${extensions.join(' and ')}.`)
    : wrong(`PostgreSQL lacks ${missing.join(' and ')}: install its contrib package (postgresql-contrib).`);
}

/** A clock that is off makes what is due late or early. */
export const clockFinding = (skew: number): Finding =>
  Math.abs(skew) <= largestSkew
    ? right('The clocks of PostgreSQL and of this machine agree.')
    : wrong(
        `The clocks of PostgreSQL and of this machine are ${Math.round(Math.abs(skew) / 1000)} s apart: let both follow a time server (NTP).`,
      );

function basicsIn({ version, versionName, encoding }: Told): readonly Finding[] {
  return [
    version >= oldestVersion
      ? right(`PostgreSQL ${versionName} answers.`)
      : wrong(`PostgreSQL ${versionName} is too old: use 15 or later.`),
    ...(encoding === 'UTF8'
      ? []
      : [wrong(`The database has the encoding ${encoding}: make it anew with encoding UTF8.`)]),
  ];
}

const poolFinding = ({ maxConnections }: Told, { DATABASE_POOL: pool }: Config): Finding =>
  pool + besidePool <= maxConnections
    ? right(`One process takes at most ${pool + besidePool} of ${maxConnections} connections.`)
    : wrong(
        `DATABASE_POOL=${pool} is more than PostgreSQL has (max_connections is ${maxConnections}): lower one or raise the other.`,
      );

export const findingsOf = (told: Told, config: Config, skew: number): readonly Finding[] => [
  ...basicsIn(told),
  extensionsIn(told),
  ...rightsIn(told),
  clockFinding(skew),
  poolFinding(told, config),
];

const askAt = (url: string, config: Config) =>
  withClient(url, async (client) => {
    const began = Date.now();
    const { rows } = await client.query<Told>(question);
    const [told] = rows;
    if (!told) return [wrong('PostgreSQL answered without a row: look at what DATABASE_URL leads to.')];
    return findingsOf(told, config, told.now - (began + Date.now()) / 2);
  });

/** Two connections over a pooler that keeps no account of prepared statements get in each other's way. */
async function preparedOver(url: string): Promise<Finding> {
  const prepared = { name: 'doctor', text: 'select 1' };
  try {
    await withClient(url, async (one) => {
      await one.query(prepared);
      await withClient(url, async (other) => void (await other.query(prepared)));
      await one.query(prepared);
    });
    return right('The pooler of DATABASE_URL passes on prepared statements.');
  } catch (error) {
    return wrong(
      `The pooler of DATABASE_URL breaks prepared statements (${reasonOf(error)}): use PgBouncer 1.21 or later with max_prepared_statements above 0.`,
    );
  }
}

const whichRuns = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ which: string }>(
      `select current_database() || ' ' || pg_postmaster_start_time()::text as which`,
    );
    return rows[0]?.which ?? '';
  });

async function addressesOf(pooled: string, direct: string): Promise<readonly Finding[]> {
  if (await sharesSessions(direct)) {
    const name = pooled === direct ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    return [
      wrong(
        `${name} leads to a pooler that shares its sessions: name PostgreSQL itself as DATABASE_DIRECT_URL.`,
      ),
    ];
  }
  if (pooled === direct) return [];
  if ((await whichRuns(pooled)) !== (await whichRuns(direct))) {
    return [wrong('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: let both name one.')];
  }
  return [
    right('DATABASE_DIRECT_URL leads past the pooler to the same database.'),
    await preparedOver(pooled),
  ];
}

export const checkDatabase: Check = async (config) => {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct = url } = config;
  if (!url || !direct)
    return [unknown('No DATABASE_URL is set: the embedded PostgreSQL in DATA_DIR serves.')];
  try {
    return [...(await addressesOf(url, direct)), ...(await askAt(direct, config))];
  } catch (error) {
    const { host, pathname } = new URL(direct);
    return [
      wrong(
        `The database at ${host}${pathname} cannot be used (${reasonOf(error)}): start it, or correct its address.`,
      ),
    ];
  }
};
