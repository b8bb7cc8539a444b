import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { expect, it } from 'vitest';
import { stub } from '../../../testing/stub.ts';
import { Audit } from './audit.ts';
import type { AuditEntry, AuditFilter } from './ports.ts';

const at = new Date('2026-03-05T10:00:00Z');
const nobodyFormer = { formerAdmin: null, formerMember: null };
const entries: readonly AuditEntry[] = [
  { id: 2, action: 'member.viewed', at, admin: null, member: null, ...nobodyFormer, detail: null },
  {
    id: 1,
    action: 'order.refund',
    at,
    admin: 'ada@example.com',
    member: 'bea@example.com',
    ...nobodyFormer,
    detail: 'Lost, twice',
  },
];
const asked: (readonly [AuditFilter, number])[] = [];
const looks: object[] = [];
const audit = new Audit({
  auditLog: stub({
    async addAndList(since, entry, of) {
      looks.push({ since, entry, of });
      return entries.slice(0, of.limit);
    },
  }),
  keyedDigests: { digest: async (of, value) => `digest of ${of} ${value}` },
  auditQueries: {
    async entries(filter, { limit }) {
      asked.push([filter, limit]);
      return entries.slice(0, limit);
    },
  },
});

it('lists entries page by page', async () => {
  const action = 'order.refund' as const;
  const { items, next } = await audit.list({ action, limit: 1, before: undefined });
  expect([items, next]).toEqual([[{ ...entries[0], at: at.toISOString() }], 2]);
  expect(asked.splice(0)).toEqual([[{ action }, 2]]);
  expect(await audit.list({ limit: 2, before: undefined })).toMatchObject({ items: [{ id: 2 }, { id: 1 }] });
  asked.splice(0);
});

it('enters that a member was looked at, once an hour, and lists those about her or by her', async () => {
  const viewed = await audit.ofViewed({ id: 8, email: 'bea@example.com' }, { adminId: 9, at }, 1);
  expect(viewed).toMatchObject([{ id: 2, at: at.toISOString() }]);
  expect(looks.splice(0)).toEqual([
    {
      since: later(at, -hours(1)),
      entry: { action: 'member.viewed', adminId: 9, memberId: 8, detail: null, at },
      of: { emailDigest: 'digest of email bea@example.com', limit: 1 },
    },
  ]);
});

it('exports what fits in a table, in words', async () => {
  expect(await audit.export({ email: 'bea@example.com' })).toBe(
    [
      'Entry,Time,Administrator,Action,Member,Detail',
      '2,2026-03-05T10:00:00.000Z,,Looked at the member,,',
      '1,2026-03-05T10:00:00.000Z,ada@example.com,Refunded an order,bea@example.com,"Lost, twice"',
      '',
    ].join('\r\n'),
  );
  expect(asked.splice(0)).toEqual([
    [{ email: 'bea@example.com', emailDigest: 'digest of email bea@example.com' }, 10_000],
  ]);
});
