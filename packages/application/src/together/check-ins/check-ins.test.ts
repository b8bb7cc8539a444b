import { strangersADay } from '@nestmates/domain/members/people/strangers.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { type CheckIn, currentSince } from '@nestmates/domain/together/check-ins/check-in.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryShownStrangers } from '../../../testing/memory/memory-shown-strangers.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { MovableClock } from '../../../testing/movable-clock.ts';
import { stub } from '../../../testing/stub.ts';
import type { OwnAccount } from '../../members/accounts/own-account.ts';
import { Strangers } from '../../members/people/strangers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberEvent } from '../../platform/live/event.ts';
import { CheckIns } from './check-ins.ts';
import type { CheckInQueries, CheckInStore, City, EndedCheckIn, NearbyRow, NewCheckIn } from './ports.ts';

class MemoryCheckIns implements CheckInStore, CheckInQueries {
  rows: (CheckIn & City)[] = [];
  nearbyRows: NearbyRow[] = [];
  readonly transaction = new MemoryTransaction();
  #lastId = 0;

  async add(checkIn: NewCheckIn): Promise<CheckIn> {
    this.transaction.requireLocked(`member ${checkIn.userId}`);
    const added = { ...checkIn, id: ++this.#lastId };
    this.rows.push(added);
    return added;
  }
  async end({ userId, id }: EndedCheckIn): Promise<(CheckIn & City) | undefined> {
    this.transaction.requireRunning('A check-in is ended');
    if (id === undefined) this.transaction.requireLocked(`member ${userId}`);
    const found = this.rows.find((row) => row.userId === userId && (id ?? row.id) === row.id);
    this.rows = this.rows.filter((row) => row !== found);
    return found;
  }
  async current({ me, since }: { me: number; since: Date }): Promise<CheckIn | undefined> {
    return this.rows.find(({ userId, createdAt }) => userId === me && createdAt > since);
  }
  async nearby(): Promise<readonly NearbyRow[]> {
    return this.nearbyRows;
  }
  async places(): Promise<readonly string[]> {
    return [];
  }
  async audience(): Promise<readonly number[]> {
    return [7];
  }
}

const ana = { id: 1, plan: 'pro' } as Caller;
const brooklyn = { city: 'Brooklyn', state: 'New York' };

let store: MemoryCheckIns;
let jobs: MemoryJobs;
let clock: MovableClock;
let told: number[][];
let strangers: Strangers;
let checkIns: CheckIns;

beforeEach(() => {
  store = new MemoryCheckIns();
  jobs = new MemoryJobs();
  clock = new MovableClock();
  told = [];
  strangers = new Strangers({ shownStrangers: new MemoryShownStrangers(), clock });
  checkIns = new CheckIns({
    checkInStore: store,
    checkInQueries: store,
    jobs,
    clock,
    strangers,
    verificationPolicy: 'offered',
    transaction: store.transaction,
    members: stub({
      async lock(id) {
        store.transaction.lock(`member ${id}`);
        return brooklyn as OwnAccount;
      },
    }),
    events: {
      async announce(members: readonly number[], event: MemberEvent) {
        expect(event).toEqual({ type: 'check-in' });
        told.push([...members]);
      },
    },
  });
});

describe('checking in', () => {
  it('ends by a job after 24 hours', async () => {
    const { endsAt } = await checkIns.checkIn(ana, { location: 'Park', type: 'public' });
    expect(jobs.waiting).toMatchObject([
      { name: 'check-ins.expire', payload: { userId: 1, checkInId: 1 }, timing: { at: new Date(endsAt) } },
    ]);
    await checkIns.expire({ userId: 1, checkInId: 1 });
    expect(store.rows).toEqual([]);
  });

  it('is over after 24 hours, before the job has run', async () => {
    await checkIns.checkIn(ana, { location: 'Park', type: 'public' });
    clock.forward(hours(24));
    expect(currentSince(clock.now()).getTime()).toBeGreaterThanOrEqual(
      store.rows[0]?.createdAt.getTime() ?? 0,
    );
    expect(await checkIns.today(ana)).toEqual({ checkIn: null });
  });

  it('leaves her next check-in alone when the job of an earlier one runs', async () => {
    await checkIns.checkIn(ana, { location: 'Park', type: 'public' });
    await checkIns.checkIn(ana, { location: 'Library', type: 'public' });
    await checkIns.expire({ userId: 1, checkInId: 1 });
    expect(store.rows.map(({ location }) => location)).toEqual(['Library']);
  });

  it('tells others of public ones alone, also when a public one ends for a private one', async () => {
    await checkIns.checkIn(ana, { location: 'Home', type: 'private' });
    await checkIns.checkIn(ana, { location: 'Park', type: 'public' });
    await checkIns.checkIn(ana, { location: 'Home', type: 'private' });
    await checkIns.checkOut(ana);
    expect(told).toEqual([[1], [1, 7], [1, 7], [1]]);
  });
});

it('refuses checking out of nothing', async () => {
  await expect(checkIns.checkOut(ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

const checkedIn = (id: number, relation: NearbyRow['relation']): NearbyRow => ({
  id,
  relation,
  firstName: 'Bea',
  profilePhotoUrl: null,
  checkInId: id,
  location: 'Park',
  outIn: 'Brooklyn',
  checkedInAt: clock.now(),
});

it('counts those nearby as strangers shown today, unless they are connected or have asked', async () => {
  const newcomer = 1000;
  store.nearbyRows = [checkedIn(2, 'connected'), checkedIn(3, 'requested-by'), checkedIn(newcomer, 'none')];
  const others = Array.from({ length: strangersADay.inAll }, (_, at) => newcomer + 1 + at);
  await strangers.within(ana.id, others, (id) => id);
  const { items } = await checkIns.recent(ana, { limit: 10 });
  expect(items.map(({ user }) => user.id)).toEqual([2, 3]);
});
