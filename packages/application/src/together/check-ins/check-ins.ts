import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  type CheckIn,
  currentSince,
  endOf,
  settledBefore,
} from '@nestmates/domain/together/check-ins/check-in.ts';
import * as z from 'zod/mini';
import { viewOfSummary } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Confirmation, id } from '../../platform/contract/fields.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { CheckInForm, CheckInView, NearbyView } from './contract.ts';
import type { City, NearbyRow, OwnCheckIn, ShownCheckIns } from './ports.ts';
import { suggestedPlaces } from './suggested-places.ts';

/** Ends a check-in when its time is over. */
export const expireCheckIn = job('check-ins.expire', z.object({ userId: id, checkInId: id }));

/** The pages of others in a big city learn of it when they next read. */
const maxAudience = 200;

export class CheckIns extends useCase(
  'checkInStore',
  'checkInQueries',
  'members',
  'strangers',
  'verificationPolicy',
  'events',
  'jobs',
  'transaction',
  'clock',
) {
  checkIn(by: Caller, { location, type }: CheckInForm): Promise<CheckInView> {
    const { checkInStore: store, members, jobs, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const { city, state } = await members.lock(by.id);
      // Onboarding asks for both.
      if (city === null || state === null) throw notFound('We could not find your city.');
      const at = clock.now();
      const ended = await store.end({ userId: by.id, at });
      const added = await store.add({ userId: by.id, location, type, city, state, createdAt: at });
      await jobs.add(expireCheckIn, { userId: by.id, checkInId: added.id }, { at: endOf(added) });
      await this.#announce(ended ? [ended, { ...added, city, state }] : [{ ...added, city, state }]);
      return viewOfCheckIn(added);
    });
  }

  checkOut(by: Caller): Promise<Confirmation> {
    const { checkInStore: store, members, transaction, clock } = this.needs;
    return transaction.run(async () => {
      await members.lock(by.id);
      const ended = await store.end({ userId: by.id, at: clock.now() });
      if (!ended) throw notFound('You are not checked in.');
      await this.#announce([ended]);
      return { message: 'Checked out' };
    });
  }

  /** Does nothing if the member has checked out or checked in elsewhere meanwhile. */
  expire({ userId, checkInId }: z.output<typeof expireCheckIn.payload>): Promise<void> {
    const { checkInStore: store, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const ended = await store.end({ userId, id: checkInId, at: clock.now() });
      if (ended) await this.#announce([ended]);
    });
  }

  async today(by: Caller): Promise<{ readonly checkIn: CheckInView | null }> {
    const { checkInQueries: queries, clock } = this.needs;
    const current = await queries.current({ me: by.id, since: currentSince(clock.now()) });
    return { checkIn: current ? viewOfCheckIn(current) : null };
  }

  async recent(by: Caller, { limit, before }: PageRequest<number>): Promise<Page<NearbyView>> {
    const { checkInQueries: queries, strangers } = this.needs;
    const found = await queries.nearby(this.#shownTo(by.id), { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ checkInId }) => checkInId);
    const shown = await strangers.within(by.id, items, strangerIn);
    return {
      ...rest,
      items: shown.map((row) => ({
        id: row.checkInId,
        userId: row.id,
        type: 'public',
        location: row.location,
        city: row.outIn,
        createdAt: row.checkedInAt.toISOString(),
        user: viewOfSummary(row),
        relation: row.relation,
      })),
    };
  }

  places(by: Caller): Promise<readonly string[]> {
    const { checkInQueries: queries, clock } = this.needs;
    return queries.places(by.id, suggestedPlaces(clock.now()));
  }

  #shownTo(me: MemberId): ShownCheckIns {
    const { clock, verificationPolicy } = this.needs;
    const now = clock.now();
    return { me, since: currentSince(now), settledBefore: settledBefore(now), verificationPolicy };
  }

  /** Tells the member's own pages, and those that may show one of them. */
  async #announce(changed: readonly (CheckIn & City)[]): Promise<void> {
    const { checkInQueries: queries, events } = this.needs;
    const told = new Set(changed.map(({ userId }) => userId));
    for (const { userId, type, city, state } of changed) {
      if (type === 'private') continue;
      const audience = await queries.audience(this.#shownTo(userId), { city, state, limit: maxAudience });
      for (const member of audience) told.add(member);
    }
    await events.announce([...told], { type: 'check-in' });
  }
}

/** Whoever has asked the reader is known by their request. */
const strangerIn = ({ id: memberId, relation }: NearbyRow) =>
  relation === 'connected' || relation === 'requested-by' ? undefined : memberId;

const viewOfCheckIn = (checkIn: OwnCheckIn): CheckInView => ({
  id: checkIn.id,
  userId: checkIn.userId,
  location: checkIn.location,
  type: checkIn.type,
  createdAt: checkIn.createdAt.toISOString(),
  endsAt: endOf(checkIn).toISOString(),
  ...(checkIn.hidden && { hidden: checkIn.hidden }),
});
