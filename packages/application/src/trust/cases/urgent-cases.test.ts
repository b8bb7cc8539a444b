import { expect, it } from 'vitest';
import { casesInMemory } from '../../../testing/memory/cases-in-memory.ts';
import { UrgentCases } from './urgent-cases.ts';

it('tells of a case that is still open, and whether somebody has claimed it', async () => {
  const app = casesInMemory();
  const raised: object[] = [];
  const alerts = { raise: (_: string, facts: object) => void raised.push(facts) };
  const urgent = new UrgentCases({ cases: app.cases, alerts });
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
