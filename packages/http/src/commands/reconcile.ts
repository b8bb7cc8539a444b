import type { ReconciliationReport } from '@nestmates/application/office/money/ports.ts';
import { Reconciliation } from '@nestmates/application/office/money/reconciliation.ts';
import { differenceKinds } from '@nestmates/domain/office/money/reconciliation.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { closeContainer, createContainer } from '@nestmates/infrastructure/container.ts';
import { connect } from '@nestmates/infrastructure/platform/database/knex.ts';
import { SandboxClock } from '@nestmates/infrastructure/platform/server-time/sandbox-clock.ts';
import { createLog } from '../platform/operations/log.ts';
import { requirePaymentsEnvironment } from '../start/payments-environment.ts';
import { runProgram, StartupError } from '../start/program.ts';
import { openOperatorDatabase } from './operator-database.ts';
import { optionsOf, type ProgramUse } from './program-options.ts';

const use: ProgramUse = {
  name: 'npm run reconcile',
  says: 'Compares our books with those of the payment provider. Ends with 1 if they differ.',
  options: {
    from: 'The first day, such as 2026-11-01, in UTC; left out, three days ago',
    to: 'The last day, such as 2026-11-30; left out, now',
  },
};

function periodIn(values: Readonly<Record<string, string | undefined>>, now: Date) {
  const from = values.from ? dayIn(values.from) : later(now, -days(3));
  const to = values.to ? later(dayIn(values.to), days(1)) : now;
  if (from >= to) throw new StartupError('--from has to be before --to');
  return { from, to };
}

function dayIn(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())) {
    throw new StartupError(`${text} is no day: write it like 2026-11-01`);
  }
  return day;
}

function linesOf({ provider, lines, entered, differences, ...report }: ReconciliationReport): string[] {
  const { oursCents, theirsCents, underWayCents } = report;
  const underWay = underWayCents === 0 ? '' : `, ${dollars(underWayCents)} under way`;
  return [
    ...differences.map(({ kind, what, objectId, oursCents: ours, theirsCents: theirs }) =>
      [
        provider,
        objectId ?? '',
        what ?? '',
        `${differenceKinds[kind]}: ours ${dollars(ours)}, theirs ${dollars(theirs)}`,
      ].join('  '),
    ),
    `${provider}: ${lines} lines, ${entered} entered, ${differences.length} differences; we hold ${dollars(oursCents)}, it says ${dollars(theirsCents)}${underWay}`,
  ];
}

runProgram(async () => {
  const typed = optionsOf(use, process.argv.slice(2));
  if (typed.help !== undefined) {
    process.stdout.write(typed.help);
    return;
  }
  const { config, url, stop } = await openOperatorDatabase();
  const knex = connect(url, { max: 2 });
  const publicUrl = () => config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
  const container = createContainer({ config, knex, publicUrl, log: createLog('error') });
  try {
    await requirePaymentsEnvironment(container, { keeps: false });
    const isSandbox = container.isBound(SandboxClock);
    if (isSandbox) await container.get(SandboxClock).refresh();
    const now = isSandbox ? container.get(SandboxClock).now() : new Date();
    const reports = await container.get(Reconciliation).run(periodIn(typed.values, now));
    for (const line of reports.flatMap(linesOf)) process.stdout.write(`${line}\n`);
    if (reports.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
  } finally {
    await closeContainer(container);
    await knex.destroy();
    await stop();
  }
});
