import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLedger } from '@nestmates/application/market/orders/money/ledger-check.ts';
import { MoneyReader } from '@nestmates/infrastructure/market/orders/money-reader.ts';
import { connect, type Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { App, origin } from './app.ts';
import { type Breakage, breakages } from './breakages.ts';
import { Cluster } from './cluster.ts';
import { check, type Stored } from './history.ts';
import { Members } from './members.ts';
import { missingParts } from './missing-parts.ts';
import { Processes, pause, until } from './processes.ts';
import { head, isEmpty, isRight, type Outcome, rowOf, writeReport } from './report.ts';
import { Trade } from './trade.ts';

const missing = missingParts();
if (missing) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}
const names = process.argv.slice(2);
const unknown = names.find((asked) => !breakages.some(({ name }) => name === asked));
if (unknown !== undefined) {
  const known = breakages.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no drill ${unknown}; there are: ${known}\n`);
  process.exit(1);
}
const wanted = names.length === 0 ? breakages : breakages.filter(({ name }) => names.includes(name));

const folder = mkdtempSync(join(tmpdir(), 'nestmates-drill-'));
const processes = new Processes(folder);
const wait = (seconds: number) => pause(seconds * 1000);

async function storedIn(knex: Knex): Promise<Stored[]> {
  const rows: { id: string; message: string }[] = await knex('messages').select('id', 'message');
  return rows.map(({ id, message }) => ({ id: Number(id), text: message }));
}

interface World {
  readonly cluster: Cluster;
  readonly app: App;
  readonly members: Members;
  readonly trade: Trade;
}

async function ledgerHolds(knex: Knex): Promise<boolean> {
  const { faults } = await checkLedger(new MoneyReader(new KnexTransaction(knex)), new Date());
  return faults.length === 0;
}

async function drill(breakage: Breakage, { cluster, app, members, trade }: World): Promise<Outcome> {
  const [sentBefore, failedBefore] = [members.sent.length, members.failures.length];
  const [completedBefore, brokenBefore] = [trade.completed.length, trade.failures.length];
  await breakage.run({ cluster, app, wait });
  const sent = members.sent.length;
  await until('messages are sent again', async () => members.sent.length > sent + 20);
  await wait(3);
  const knex = connect(cluster.url, { max: 1 });
  try {
    const known = members.sent.slice();
    const verdictNow = async () => check(known, await storedIn(knex), members.heard());
    await until(
      'pages and sellers have what is theirs',
      async () => isEmpty((await verdictNow()).unheard) && isEmpty((await trade.check(knex)).notPaidOut),
      30_000,
    ).catch(() => undefined);
    return {
      breakage,
      sent: known.length - sentBefore,
      completed: trade.completed.length - completedBefore,
      failures: [...members.failures.slice(failedBefore), ...trade.failures.slice(brokenBefore)].sort(
        (one, other) => one.at - other.at,
      ),
      verdict: await verdictNow(),
      trade: await trade.check(knex),
      ledgerHolds: await ledgerHolds(knex),
    };
  } finally {
    await knex.destroy();
  }
}

const cluster = new Cluster(processes);
const outcomes: Outcome[] = [];
const isFine = (): boolean => outcomes.length === wanted.length && outcomes.every(isRight);

async function runAll(): Promise<void> {
  await cluster.start();
  const app = new App(processes, cluster.url);
  await app.start();
  const knex = connect(cluster.url, { max: 2 });
  const members = await Members.create(knex, origin, 20);
  const trade = new Trade(origin);
  await trade.begin(knex, members.pairs.slice(0, 4));
  await knex.destroy();
  members.begin();
  process.stdout.write(`${head}\n`);
  for (const breakage of wanted) {
    const outcome = await drill(breakage, { cluster, app, members, trade });
    outcomes.push(outcome);
    process.stdout.write(`${rowOf(outcome)}\n`);
  }
  await Promise.all([members.stop(), trade.stop()]);
  members.close();
}

async function end(): Promise<void> {
  cluster.goOn();
  await processes.end();
  cluster.takeDisks();
  if (isFine()) rmSync(folder, { recursive: true, force: true });
  else process.stdout.write(`What the processes printed is in ${folder}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => end().then(() => process.exit(1)));
try {
  await runAll();
} finally {
  await end();
}
if (names.length === 0) await writeReport(outcomes, new Date().toISOString().slice(0, 10));
process.exitCode = isFine() ? 0 : 1;
