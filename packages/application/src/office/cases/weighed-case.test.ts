import { keyOfThing, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import { expect, it } from 'vitest';
import type { OpenReport } from '../../trust/cases/report-ports.ts';
import type { CaseFacts } from './ports.ts';
import { heaviestFirst } from './weighed-case.ts';

const now = new Date('2026-11-30T12:00:00Z');
const listing = (id: number) => ({ kind: 'listing', id }) as unknown as Thing;
const reporter = (key: number) => ({
  key: String(key),
  since: new Date(0),
  traces: [],
  decided: 0,
  right: 0,
  isVisitor: false,
  isUnverified: false,
  knowsMember: false,
  wasDismissed: false,
  onlyReports: false,
  hasLeft: false,
});
const report = (nth: number, of: number) => {
  const about = listing(of);
  const made = {
    id: nth,
    about,
    thing: keyOfThing(about),
    at: now,
    reporter: reporter(nth),
    hadEffect: false,
  };
  return { ...made, category: 'spam' } as OpenReport;
};
const factsOf = (things: readonly Thing[]) => ({ things }) as unknown as CaseFacts;

it('what weighs most comes first, and last what nobody reports any more', () => {
  const open = [report(1, 1), report(2, 2), report(3, 2)];
  const shown = heaviestFirst(factsOf([listing(3), listing(1), listing(2)]), open);
  expect(shown.map(({ id }) => id)).toEqual([2, 1, 3]);
});

it('twice as many things are looked at twice as often', () => {
  const readsOf = (count: number): number => {
    let reads = 0;
    const counting: ProxyHandler<OpenReport> = {
      get(one, name, by) {
        reads += 1;
        return Reflect.get(one, name, by);
      },
    };
    const numbers = Array.from({ length: count }, (_, nth) => nth);
    const open = numbers.map((nth) => new Proxy(report(nth, nth), counting));
    heaviestFirst(factsOf(numbers.map(listing)), open);
    return reads;
  };
  expect(readsOf(400)).toBeLessThan(2.1 * readsOf(200));
});
