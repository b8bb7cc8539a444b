import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import { stub } from '../../../testing/stub.ts';
import { IdleCases } from './idle-cases.ts';

const listing = { kind: 'listing', id: 7 } as const;

let app: ReturnType<typeof casesInMemory>;
let idle: IdleCases;
let id: number;
beforeEach(async () => {
  app = casesInMemory();
  idle = new IdleCases({ ...app, caseStore: app.cases, caseRecord: app.record, reportStore: app.reports });
  id = (await app.report(2, 11, listing)).id;
});

const withdraw = (reportId: number) =>
  app.transaction.run(async () => {
    const current = await app.cases.lock(id);
    if (!current) throw new Error('There is no case');
    await app.reports.withdraw(reportId);
    await app.record.add(current, { type: 'withdrawn', reportId, byId: null, at: app.clock.now() });
  });
const state = () => app.cases.kept.get(id)?.status;

it('a case ends 30 days after its last report was withdrawn, once', async () => {
  await withdraw(1);
  app.clock.forward(days(30));
  expect([await idle.end(), state()]).toEqual([0, 'open']);
  app.clock.forward(1);
  await idle.endAll();
  expect([state(), (await app.cases.eventsOf(id)).at(-1)?.type]).toEqual(['void', 'expired']);
  expect(await idle.end()).toBe(0);
});

it('one with an open report goes on, however old it is', async () => {
  await app.report(2, 12, listing);
  await withdraw(1);
  app.clock.forward(days(90));
  expect([await idle.end(), state()]).toEqual([0, 'open']);
});

it('one that is reported anew in the same moment goes on', async () => {
  await withdraw(1);
  app.clock.forward(days(31));
  const cases = {
    idleSince: async () => [id],
    lock: app.cases.lock.bind(app.cases),
  };
  const late = new IdleCases({
    ...app,
    caseStore: stub(cases),
    caseRecord: app.record,
    reportStore: app.reports,
  });
  await app.report(2, 12, listing);
  await late.end();
  expect(state()).toBe('open');
});
