import { settingOf, type Viewer } from './private-setting.ts';
import { queriesOf } from './queries-of.ts';
import { ofMemberAlone } from './rows-of-member.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { Visitor } from './visitor.ts';
import { type Audience, changeColumnsOf, type ShownTo, shownTo } from './what-is-hidden.ts';
import { addRows, changeWhatIsCounted, ofMemberAndAdministrators } from './what-is-private.ts';

/** Computed for the caller, without changing anything. */
const computed = ['post /api/match/calculate', 'post /api/playdate-matches'];
/** The stream never ends, and the audit holds that the calls of this test looked at members. */
const leftOut = ['get /api/events', 'get /api/admin/audit', 'get /api/admin/audit.csv'];
/** The same on the page of a member. */
const withoutAudit = (text: string): string => text.replace(/,"audit":\[.*\]/s, '');

/** What somebody might search for: the subject's, before it is changed. */
const hiddenWords = ['Stone', 'Kim', 'Doctor', 'adhd'];

const idsOf = async ({ knex }: TestServer, { id }: TestMember): Promise<readonly number[]> => {
  const rows = await Promise.all(
    ['children', 'calendar_events', 'checkins', 'listings'].map((table) =>
      knex(table).where({ userId: id }).pluck('id'),
    ),
  );
  return [...new Set([id, ...rows.flat()])];
};

interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Every call of the contracts that changes nothing, about the subject and with the queries that it takes. */
async function callsAbout(on: TestServer, subject: TestMember): Promise<readonly Asked[]> {
  const ids = await idsOf(on, subject);
  return on.routes.flatMap(({ endpoint }) => {
    const { method, path } = endpoint;
    const name = `${method} ${path}`;
    if (leftOut.includes(name) || (method !== 'get' && !computed.includes(name))) return [];
    const paths = path.includes(':') ? ids.map((id) => path.replaceAll(/:\w+/g, String(id))) : [path];
    const queries = queriesOf(endpoint, hiddenWords);
    return paths.flatMap((each) => queries.map((query) => ({ method, path: `${each}${query}` })));
  });
}

/** Calls at once, as many as a page makes. */
const atOnce = 6;

type Answers = ReadonlyMap<string, string>;

async function answersTo(viewer: Visitor, calls: readonly Asked[]): Promise<Answers> {
  const answers = new Map<string, string>();
  const waiting = [...calls];
  const work = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      const { status, text } = await viewer.send(call.method, call.path);
      if (status >= 500) throw new Error(`${call.method} ${call.path} fails with ${status}`);
      answers.set(`${call.method} ${call.path}`, `${status} ${withoutAudit(text)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}

/** The calls whose answers change with what is hidden, by who asks; of all calls one of so many. */
export async function leaksOf(
  on: TestServer,
  {
    table = shownTo,
    only,
    oneOf = 1,
  }: { readonly table?: ShownTo; readonly only?: string; readonly oneOf?: number } = {},
): Promise<readonly string[]> {
  const { setting, viewers, subject } = await settingOf(on);
  const calls = (await callsAbout(on, subject))
    .filter(({ path }) => !only || path.startsWith(only))
    .filter((_, nth) => nth % oneOf === 0);
  const answers = (viewer: Viewer) => answersTo(viewers[viewer], calls);
  const change = (...audiences: readonly Audience[]) =>
    changeColumnsOf(on.knex, table, audiences, subject.id);
  // The first time, strangers are noted as shown.
  const plain = calls.filter(({ path }) => !path.includes('?'));
  await answersTo(viewers.stranger, plain);
  await answersTo(viewers.connection, plain);
  const before = new Map<Viewer, Answers>();
  for (const viewer of ['visitor', 'stranger', 'connection'] as const) {
    before.set(viewer, await answers(viewer));
  }
  await change('administrators');
  await addRows(ofMemberAndAdministrators, setting);
  await on.runJobs();
  before.set('administrator', await answers('administrator'));
  await change('member', 'nobody');
  await addRows(ofMemberAlone, setting);
  await changeWhatIsCounted(setting);
  await on.runJobs();
  const leaksTo = async (viewer: Viewer): Promise<readonly string[]> => {
    const after = await answers(viewer);
    const changed = [...(before.get(viewer) ?? [])].filter(([call, answer]) => after.get(call) !== answer);
    return changed.map(([call]) => `${viewer}: ${call}`);
  };
  const leaks = [...(await leaksTo('administrator')), ...(await leaksTo('connection'))];
  await change('connections');
  await on.runJobs();
  return [...leaks, ...(await leaksTo('stranger')), ...(await leaksTo('visitor'))];
}
