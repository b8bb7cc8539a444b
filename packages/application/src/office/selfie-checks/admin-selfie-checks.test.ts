import type { SelfieCheckPolicy } from '@nestmates/domain/platform/access/selfie-check.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import type { SelfieCheck } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { MemorySelfieChecks } from '../../../testing/memory/memory-selfie-checks.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { Members } from '../../members/accounts/ports.ts';
import { AdminSelfieChecks } from './admin-selfie-checks.ts';
import type { WaitingCheck, WaitingChecks } from './ports.ts';

const [admin, otherAdmin, mia] = [{ id: 9 }, { id: 8 }, 2];
const photo = '/photos/first/card.webp';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

type Asked = Parameters<WaitingChecks['waiting']>[0];

let clock: StoppedClock;
let store: MemorySelfieChecks;
let mails: MemoryEmails;
let audited: { action: string; detail?: string | null }[];
let announced: unknown[];
let asked: Asked[];
let profilePhotoUrl: string;

const isStillWaiting = ({ status, photoUrl }: SelfieCheck): boolean =>
  status === 'sent' || (status === 'approved' && photoUrl !== profilePhotoUrl);

const waitingIn = ({ id, memberId, status, poses }: SelfieCheck): WaitingCheck => ({
  id,
  memberId,
  status,
  poses,
  firstName: 'Mia',
  profilePhotoUrl,
  memberSince: clock.now(),
  sentAt: clock.now(),
  asks: 1,
});

const checksWith = (policy: SelfieCheckPolicy): AdminSelfieChecks =>
  new AdminSelfieChecks({
    selfieCheckStore: store,
    selfieRecords: store.records,
    waitingChecks: {
      async waiting(when) {
        asked.push(when);
        return [...store.kept.values()].filter(isStillWaiting).map(waitingIn);
      },
      async find(id) {
        const check = store.kept.get(id);
        const waiting = check && isStillWaiting(check) ? waitingIn(check) : undefined;
        return check && { ...check, waiting, decidedBy: check.decidedBy === admin.id ? 'Ada' : '' };
      },
    },
    photoStore: stub({ read: async (name, file) => bytesOf(`${name} as ${file}`) }),
    dataUrl: (bytes) => String.fromCharCode(...bytes),
    members: { lock: async () => ({ profilePhotoUrl }) } as unknown as Members,
    emails: mails.emails,
    events: { announce: async (ids, event) => void announced.push([ids, event]) },
    auditLog: stub({ add: async (entry) => void audited.push(entry) }),
    selfieCheckPolicy: policy,
    transaction: new MemoryTransaction(),
    clock,
  });

let checks: AdminSelfieChecks;
beforeEach(async () => {
  clock = new StoppedClock();
  store = new MemorySelfieChecks();
  mails = new MemoryEmails(clock);
  [audited, announced, asked, profilePhotoUrl] = [[], [], [], photo];
  checks = checksWith('offered');
  const begun = await store.add(mia, ['fist', 'thumb-up'], clock.now());
  await store.save(begun, { ...begun, status: 'sent', sentAt: clock.now(), photoUrl: photo });
  await store.records.add(['selfie-1', 'selfie-2'], clock.now());
  await store.records.use(begun.id, ['selfie-1', 'selfie-2']);
});

const approve = { decision: 'approve', words: '', profilePhotoUrl: photo } as const;
const refuse = { decision: 'refuse', words: 'Two people.', profilePhotoUrl: photo } as const;

describe('the queue of selfie checks', () => {
  it('asks for the fifty oldest, with the selfies of a week and the asks of a month', async () => {
    expect(await checks.list()).toMatchObject([{ id: 1, isLookedAtAgain: false, asks: 1 }]);
    const ago = (span: number) => new Date(clock.now().getTime() - span);
    expect(asked).toEqual([{ decidedAfter: ago(days(7)), asksSince: ago(days(30)), limit: 50 }]);
  });

  it('says that a check is looked at again for another main photo', async () => {
    await checks.decide(admin, 1, approve);
    expect(await checks.list()).toEqual([]);
    profilePhotoUrl = '/photos/second/card.webp';
    expect(await checks.list()).toMatchObject([{ id: 1, isLookedAtAgain: true }]);
  });

  it('is not there where checks are switched off', async () => {
    const off = checksWith('off');
    await expect(off.list()).rejects.toMatchObject({ kind: 'not-found' });
    await expect(off.show(admin, 1)).rejects.toMatchObject({ kind: 'not-found' });
    expect(() => off.decide(admin, 1, approve)).toThrow(expect.objectContaining({ kind: 'not-found' }));
    expect([audited, store.kept.get(1)?.status]).toEqual([[], 'sent']);
  });
});

describe('a look at a check', () => {
  it('shows both selfies, and is in the audit', async () => {
    const { selfies } = await checks.show(admin, 1);
    expect(selfies).toEqual(['selfie-1 as full.jpg', 'selfie-2 as full.jpg']);
    expect(audited).toMatchObject([
      { adminId: 9, memberId: mia, action: 'selfie-check.viewed', detail: 'Check 1' },
    ]);
  });

  it('is refused when somebody has decided, and names who', async () => {
    await checks.decide(admin, 1, approve);
    await expect(checks.show(otherAdmin, 1)).rejects.toMatchObject({
      code: 'CHECK_DECIDED',
      details: { flags: { what: 'approved', who: 'Ada' } },
    });
    await expect(checks.show(admin, 7)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a decision on a check', () => {
  it('is kept, marks the photo, is told to the member and stands in the audit', async () => {
    expect(await checks.decide(admin, 1, approve)).toEqual({ message: 'Check approved' });
    expect(store.kept.get(1)).toMatchObject({ status: 'approved', decidedBy: 9, decidedAt: clock.now() });
    expect(store.marks.get(mia)).toEqual({ checkedAt: clock.now(), checkedPhotoUrl: photo });
    expect(mails.jobs.waiting).toMatchObject([{ name: 'selfie-checks.decided', payload: { checkId: 1 } }]);
    expect(announced).toEqual([[[mia], { type: 'access' }]]);
    expect(audited).toMatchObject([{ action: 'selfie-check.decided', detail: 'Check 1: approved' }]);
  });

  it('to refuse takes the mark away, with its words in the audit', async () => {
    await checks.decide(admin, 1, refuse);
    expect(store.marks.get(mia)).toEqual({ checkedAt: null, checkedPhotoUrl: null });
    expect(store.kept.get(1)?.words).toBe('Two people.');
    expect(audited).toMatchObject([{ detail: 'Check 1: refused. Two people.' }]);
  });

  it('to ask again leaves the mark as it is', async () => {
    expect(await checks.decide(admin, 1, { ...approve, decision: 'again' })).toEqual({
      message: 'New selfies asked for',
    });
    expect([store.kept.get(1)?.status, store.marks.size]).toEqual(['again', 0]);
  });

  it('is made once, and the second hears who was first', async () => {
    await checks.decide(admin, 1, approve);
    await expect(checks.decide(otherAdmin, 1, refuse)).rejects.toMatchObject({
      code: 'CHECK_DECIDED',
      details: { flags: { what: 'approved', who: 'Ada' } },
    });
    await expect(checks.decide(admin, 7, approve)).rejects.toMatchObject({ kind: 'not-found' });
    expect([store.kept.get(1)?.status, audited.length]).toEqual(['approved', 1]);
  });
});
