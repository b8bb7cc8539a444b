import { expect, it } from 'vitest';
import { sampleCases, sara } from '../cases/sample-cases.ts';
import { sampleDisputes } from '../disputes/sample-disputes.ts';
import { sampleAdminOrders, samplePartings } from '../orders/sample-admin-orders.ts';
import { waiting } from '../selfie-checks/sample-checks.ts';
import { type InboxLists, inboxSections, waitingIn } from './inbox-rows.ts';

const all = <Item>(...items: readonly Item[]) => ({ items, complete: true });
const nothing: InboxLists = {
  cases: all(),
  appeals: all(),
  problems: all(),
  approvals: all(),
  stuck: all(),
  partings: all(),
  disputes: all(),
  checks: all(),
  feedback: all(),
};
const sections = (lists: Partial<InboxLists>, now = '2026-06-04T12:00:00Z') =>
  inboxSections({ ...nothing, ...lists }, { now: new Date(now), meId: sara.id });

it('shows nothing where nothing waits', () => {
  expect(sections({})).toEqual([]);
});

it('puts danger first, also that of an appeal, then cases, then money', () => {
  const found = sections({
    cases: all(sampleCases.scam),
    appeals: all({ ...sampleCases.appealed, isUrgent: true }),
    problems: all(sampleAdminOrders.problem),
    checks: all(waiting),
  });
  expect(found.map(({ title }) => title)).toEqual([
    'Somebody may be in danger',
    'Open cases',
    'Stuck money',
    'Checks and feedback',
  ]);
});

it.each([
  ['2026-06-05T23:58:00Z', 'Stuck money'],
  ['2026-06-06T00:00:00Z', 'A bank waits for an answer'],
  ['2026-06-10T00:00:00Z', 'A bank waits for an answer'],
])('moves a dispute up three days before its deadline: %s', (now, title) => {
  expect(sections({ disputes: all(sampleDisputes.open) }, now).map((section) => section.title)).toEqual([
    title,
  ]);
});

it('leaves a warning, which has no deadline, with the money', () => {
  expect(sections({ disputes: all(sampleDisputes.warning) }).map(({ title }) => title)).toEqual([
    'Stuck money',
  ]);
});

it('has words for kinds and reasons that it does not know, as the server may be newer', () => {
  const newer = { kind: 'newer', categories: ['newer'], word: 'newer' } as never as object;
  const found = sections({
    cases: all({ ...sampleCases.scam, ...newer }),
    disputes: all({ ...sampleDisputes.open, ...newer }),
    partings: samplePartings[0] ? all({ ...samplePartings[0], ...newer }) : all(),
  });
  const titles = found.flatMap(({ rows }) => rows).map(({ title }) => title);
  const known = ['Another reason', 'Question of a bank', 'proposed of two accounts'];
  expect(titles).toHaveLength(known.length);
  for (const words of known) expect(titles).toContainEqual(expect.stringContaining(words));
});

it('counts each proposal about two accounts, and leads to where it is answered', () => {
  const found = sections({ partings: all(...samplePartings) });
  expect(waitingIn(found)).toBe(samplePartings.length);
  expect(found[0]?.title).toBe('Stuck money');
  expect(found[0]?.rows[0]).toMatchObject({
    href: `/admin/members/${samplePartings[0]?.memberId}`,
    sentence: expect.stringContaining('waits for a second administrator'),
  });
});

it('names an order once, and counts each photo check', () => {
  const { problem } = sampleAdminOrders;
  const found = sections({
    stuck: all(problem),
    problems: all(problem),
    approvals: all(problem),
    checks: all(waiting, { ...waiting, id: 5 }),
  });
  expect(waitingIn(found)).toBe(3);
  expect(found[0]?.rows.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('the money has to move and has not'),
  ]);
});
