import { expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import { UrgentCases } from './urgent-cases.ts';

it('tells at once of reports that hide something or limit a member, while nobody has decided', async () => {
  const app = casesInMemory();
  const raised: object[] = [];
  const alerts = { raise: (_: string, facts: object) => void raised.push(facts) };
  const urgent = new UrgentCases({ caseStore: app.cases, alerts });
  const waiting = () => app.jobs.waiting.filter(({ name }) => name === 'cases.alert-effect').length;
  const listing = { kind: 'listing', id: 7 } as const;
  const { id } = await app.report(2, 11, listing);
  expect(waiting()).toBe(0);
  await app.report(2, 12, listing);
  expect(waiting()).toBe(1);
  await app.report(2, 13, { kind: 'member', id: 2 });
  expect(waiting()).toBe(2);
  await app.report(2, 14, listing);
  expect(waiting()).toBe(2);
  await urgent.alertEffect(id);
  await urgent.alertEffect(99);
  expect(raised).toEqual([{ caseId: id }]);
});

it('tells of a case that is still open, and whether somebody has claimed it', async () => {
  const app = casesInMemory();
  const raised: object[] = [];
  const alerts = { raise: (_: string, facts: object) => void raised.push(facts) };
  const urgent = new UrgentCases({ caseStore: app.cases, alerts });
  const { id } = await app.report(2, 11, { kind: 'member', id: 2 }, 'danger');
  await urgent.alert(id);
  await app.pages.claim({ id: 90 }, id);
  await urgent.alert(id);
  expect(raised).toEqual([
    { caseId: id, claimed: 'no' },
    { caseId: id, claimed: 'yes' },
  ]);
  const said = { decision: 'dismiss', rule: 'kind', words: 'Fine.', until: null, things: undefined } as const;
  await app.caseDecisions.decide({ id: 90 }, id, { ...said, version: app.cases.kept.get(id)?.version ?? 0 });
  await urgent.alert(id);
  await urgent.alert(99);
  expect(raised).toHaveLength(2);
});
