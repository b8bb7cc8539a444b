import type { Promotion } from '@nestmates/domain/money/early-access/early-access.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { NewAuditEntry } from '../audit/ports.ts';
import { EarlyAccessCodes } from './early-access-codes.ts';

const administrator = { id: 9 } as const;

/** Codes and audit in memory; both refuse a change outside a transaction, which could not be undone together. */
function codesInMemory() {
  const [clock, transaction] = [new StoppedClock(), new MemoryTransaction()];
  const audit: NewAuditEntry[] = [];
  const kept = new Map<string, Promotion>();
  const codes = new EarlyAccessCodes({
    clock,
    transaction,
    earlyAccessQueries: { unlocked: async () => [] },
    auditLog: stub({
      async add(entry) {
        transaction.lock('audit');
        audit.push(entry);
      },
    }),
    codeStore: {
      async add({ code, places, closesAt }) {
        transaction.lock(code);
        if (kept.has(code)) return false;
        kept.set(code, { code, capacity: places, used: 0, opensAt: null, closesAt });
        return true;
      },
      async close(code, at) {
        transaction.lock(code);
        const found = kept.get(code);
        if (!found || found.closesAt) return false;
        kept.set(code, { ...found, closesAt: at });
        return true;
      },
      all: async () => [...kept.values()],
    },
  });
  return { codes, audit, clock };
}

describe('a code', () => {
  it('that is created stands in the audit with its places', async () => {
    const { codes, audit, clock } = codesInMemory();
    const list = await codes.create(administrator, { code: 'SPRING', places: 3 });
    expect(list).toEqual([{ code: 'SPRING', places: 3, used: 0, opensAt: null, closesAt: null, open: true }]);
    const entry = { adminId: 9, memberId: null, detail: 'SPRING, 3 places', at: clock.now() };
    expect(audit).toEqual([{ action: 'early-access.code-created', ...entry }]);
  });

  it('that is closed stands in the audit, and is open to nobody from then on', async () => {
    const { codes, audit, clock } = codesInMemory();
    await codes.create(administrator, { code: 'SPRING', places: 3 });
    const [closed] = await codes.close(administrator, 'SPRING');
    expect(closed).toMatchObject({ open: false, closesAt: clock.now().toISOString() });
    const entry = { adminId: 9, memberId: null, detail: 'SPRING', at: clock.now() };
    expect(audit[1]).toEqual({ action: 'early-access.code-closed', ...entry });
  });

  it('is neither created nor closed twice, and the audit does not say so', async () => {
    const { codes, audit } = codesInMemory();
    await codes.create(administrator, { code: 'SPRING', places: 3 });
    await expect(codes.create(administrator, { code: 'SPRING', places: 5 })).rejects.toMatchObject({
      code: 'CODE_TAKEN',
    });
    await codes.close(administrator, 'SPRING');
    await expect(codes.close(administrator, 'SPRING')).rejects.toMatchObject({ code: 'CODE_NOT_OPEN' });
    expect(audit).toHaveLength(2);
  });

  it('closes at a time that lies ahead', async () => {
    const { codes, clock } = codesInMemory();
    const create = (closesAt: Date) =>
      codes.create(administrator, { code: 'SPRING', places: 3, closesAt: closesAt.toISOString() });
    await expect(async () => create(clock.now())).rejects.toMatchObject({ kind: 'invalid' });
    const closesAt = later(clock.now(), hours(1));
    expect(await create(closesAt)).toMatchObject([{ closesAt: closesAt.toISOString(), open: true }]);
    clock.forward(hours(1));
    expect(await codes.list()).toMatchObject([{ open: false }]);
  });
});
