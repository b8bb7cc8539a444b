import type { SelfieCheckPolicy } from '@nestmates/domain/platform/access/selfie-check.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryPhotoStore } from '../../../testing/memory/memory-photos.ts';
import { MemorySelfieChecks } from '../../../testing/memory/memory-selfie-checks.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { Members } from '../../members/accounts/ports.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Upload } from '../../platform/contract/upload.ts';
import { SelfieChecks } from './selfie-checks.ts';
import { SelfieRemoval } from './selfie-removal.ts';

const mia = { id: 2 } as Caller;
const photo = '/photos/first/card.webp';
/** Stands for a picture with these bytes. */
const picture = (...bytes: number[]) => Uint8Array.from(bytes) as unknown as Upload;
const two = [picture(1, 2), picture(1, 3)] as const;

let clock: StoppedClock;
let store: MemorySelfieChecks;
let pictures: MemoryPhotoStore;
let jobs: MemoryJobs;
let mails: MemoryEmails;
let announced: unknown[];
let account: { profilePhotoUrl: string | null } | undefined;

function servicesWith(policy: SelfieCheckPolicy) {
  const members = {
    find: async () => account,
    lock: async () => account,
  } as unknown as Members;
  const transaction = new MemoryTransaction();
  let tokens = 0;
  const shared = {
    selfieCheckStore: store,
    selfieRecords: store.records,
    photoStore: pictures,
    members,
    selfieCheckPolicy: policy,
    transaction,
    clock,
  };
  return {
    checks: new SelfieChecks({
      ...shared,
      imageProcessor: stub({
        process: async (upload) => [{ file: 'full.jpg', bytes: upload as unknown as Uint8Array }],
      }),
      tokens: stub({
        generate() {
          tokens += 1;
          return `${tokens}`;
        },
      }),
      jobs,
      poseRandom: () => 0,
    }),
    removal: new SelfieRemoval({
      ...shared,
      emails: mails.emails,
      events: { announce: async (ids, event) => void announced.push([ids, event]) },
    }),
  };
}

let checks: SelfieChecks;
let removal: SelfieRemoval;
beforeEach(() => {
  clock = new StoppedClock();
  [store, pictures, jobs] = [new MemorySelfieChecks(), new MemoryPhotoStore(), new MemoryJobs()];
  [mails, announced, account] = [new MemoryEmails(clock), [], { profilePhotoUrl: photo }];
  ({ checks, removal } = servicesWith('offered'));
});

async function sent(): Promise<void> {
  await checks.ask(mia);
  await checks.send(mia, two);
}

describe('the poses of a selfie check', () => {
  it('are two, with words and an end, and the same for an hour', async () => {
    expect(await checks.current(mia)).toMatchObject({ state: 'none', poses: [], posesUntil: null });
    const asked = await checks.ask(mia);
    expect(asked).toMatchObject({ state: 'asked', sentAt: null });
    expect(asked.poses.map(({ name }) => name)).toEqual(['open-hand', 'two-fingers']);
    expect(asked.posesUntil).toBe(new Date(clock.now().getTime() + hours(1)).toISOString());
    clock.forward(hours(1) - 1);
    expect(await checks.ask(mia)).toEqual(asked);
    expect(await checks.current(mia)).toEqual(asked);
    clock.forward(1);
    expect(await checks.current(mia)).toMatchObject({ state: 'expired', poses: [], posesUntil: null });
    await checks.ask(mia);
    expect(store.kept.size).toBe(2);
  });

  it('are asked for three times a day and ten times in thirty days', async () => {
    const askAgain = async () => {
      clock.forward(hours(1));
      await checks.ask(mia);
    };
    for (let nth = 0; nth < 3; nth += 1) await askAgain();
    await expect(askAgain()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (let nth = 3; nth < 10; nth += 1) {
      clock.forward(days(1));
      await askAgain();
    }
    clock.forward(days(1));
    await expect(askAgain()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    clock.forward(days(30));
    await askAgain();
  });
});

describe('the selfies of a check', () => {
  it('are stored under names of their own, and the check waits', async () => {
    await checks.ask(mia);
    expect(await checks.send(mia, two)).toMatchObject({
      state: 'sent',
      poses: [],
      sentAt: clock.now().toISOString(),
    });
    expect(store.kept.get(1)).toMatchObject({ status: 'sent', photoUrl: photo });
    expect(await store.records.namesOf(1)).toEqual(['selfie-1', 'selfie-2']);
    expect([...pictures.photos.keys()]).toEqual(['selfie-1', 'selfie-2']);
    expect(pictures.photos.get('selfie-2')).toEqual(new Map([['full.jpg', Uint8Array.from([1, 3])]]));
    expect(jobs.waiting).toEqual([]);
  });

  it('are two different pictures', async () => {
    await checks.ask(mia);
    const send = checks.send(mia, [picture(1, 2), picture(1, 2)]);
    await expect(send).rejects.toMatchObject({ code: 'VALIDATION' });
    await checks.send(mia, [picture(1, 2), picture(1, 2, 3)]);
  });

  it('are none before poses, after their hour or without a main photo', async () => {
    await expect(checks.send(mia, two)).rejects.toMatchObject({ code: 'POSES_EXPIRED' });
    await checks.ask(mia);
    account = { profilePhotoUrl: null };
    await expect(checks.send(mia, two)).rejects.toMatchObject({ code: 'MAIN_PHOTO_MISSING' });
    account = { profilePhotoUrl: photo };
    clock.forward(hours(1));
    await expect(checks.send(mia, two)).rejects.toMatchObject({ code: 'POSES_EXPIRED' });
    expect([pictures.photos.size, jobs.waiting]).toEqual([0, []]);
  });

  it('are removed when the check is refused after they were stored', async () => {
    await checks.ask(mia);
    store.save = async () => {
      throw new Error('Nothing can be saved');
    };
    await expect(checks.send(mia, two)).rejects.toThrow('Nothing can be saved');
    const names = ['selfie-1', 'selfie-2'];
    expect(jobs.waiting).toMatchObject([{ name: 'selfie-checks.remove', payload: { names } }]);
    await removal.removeUnused(names);
    expect([pictures.photos.size, await store.records.unused(names)]).toEqual([0, []]);
  });

  it('are looked at again for another main photo, and not before', async () => {
    expect((await checks.current(mia)).isLookedAtAgain).toBe(false);
    await sent();
    expect((await checks.current(mia)).isLookedAtAgain).toBe(false);
    const check = store.kept.get(1);
    if (check) await store.save(check, { ...check, status: 'approved', decidedAt: clock.now() });
    expect(await checks.current(mia)).toMatchObject({ state: 'approved', isLookedAtAgain: false });
    account = { profilePhotoUrl: '/photos/second/card.webp' };
    expect(await checks.current(mia)).toMatchObject({ state: 'sent', isLookedAtAgain: true });
  });

  it('stay where a check has them, whatever a late job says', async () => {
    await sent();
    await removal.removeUnused(['selfie-1', 'selfie-2']);
    expect(pictures.photos.size).toBe(2);
  });

  it('go with the account, where there are any', async () => {
    await checks.eraseOf(mia.id);
    expect(jobs.waiting).toEqual([]);
    await sent();
    await checks.eraseOf(mia.id);
    expect(jobs.waiting).toMatchObject([{ payload: { names: ['selfie-1', 'selfie-2'] } }]);
  });
});

describe('the sweep of selfies', () => {
  it('removes those that were never of a check after an hour', async () => {
    await store.records.add(['selfie-9'], clock.now());
    clock.forward(hours(1) - 1);
    expect(await removal.sweep()).toBe(0);
    clock.forward(1);
    expect(await removal.sweep()).toBe(1);
  });

  it('ends a check that waited thirty days, says so, and removes its selfies a week later', async () => {
    await sent();
    clock.forward(days(30) - 1);
    await removal.sweep();
    expect(store.kept.get(1)?.status).toBe('sent');
    clock.forward(1);
    await removal.sweep();
    expect(await checks.current(mia)).toMatchObject({ state: 'lapsed' });
    expect(mails.jobs.waiting).toMatchObject([{ name: 'selfie-checks.decided', payload: { checkId: 1 } }]);
    expect(announced).toEqual([[[mia.id], { type: 'access' }]]);
    clock.forward(days(7) - 1);
    expect(await removal.sweep()).toBe(0);
    clock.forward(1);
    expect(await removal.sweep()).toBe(2);
    expect([pictures.photos.size, announced.length]).toEqual([0, 1]);
  });

  it('leaves the check of a member who has left meanwhile to what erases the account', async () => {
    await sent();
    account = undefined;
    clock.forward(days(30));
    await removal.sweep();
    expect([store.kept.get(1)?.status, announced]).toEqual(['sent', []]);
  });

  it('forgets that poses were asked for after thirty days', async () => {
    await checks.ask(mia);
    clock.forward(days(30));
    await removal.sweep();
    expect(store.kept.size).toBe(1);
    clock.forward(1);
    await removal.sweep();
    expect(store.kept.size).toBe(0);
  });
});

describe('where selfie checks are switched off', () => {
  it('there are none, and nothing of earlier ones stays', async () => {
    await sent();
    const off = servicesWith('off');
    await expect(off.checks.current(mia)).rejects.toMatchObject({ kind: 'not-found' });
    expect(() => off.checks.ask(mia)).toThrow(expect.objectContaining({ kind: 'not-found' }));
    await expect(off.checks.send(mia, two)).rejects.toMatchObject({ kind: 'not-found' });
    await removal.sweep();
    expect(store.kept.size).toBe(1);
    clock.forward(hours(1));
    expect(await off.removal.sweep()).toBe(2);
    expect([store.kept.size, pictures.photos.size]).toEqual([0, 0]);
  });
});
