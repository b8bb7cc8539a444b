import type { VerificationPolicy } from '@nestmates/domain/platform/access/email-verification.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  type CheckIn,
  countedSince,
  currentSince,
  endOf,
  maxSuggestedPlaces,
  membersOfSuggestedPlace,
  settledBefore,
} from '@nestmates/domain/together/check-ins/check-in.ts';
import * as z from 'zod/mini';
import type { Members } from '../../members/accounts/ports.ts';
import { viewOfSummary } from '../../members/people/person-view.ts';
import type { Strangers } from '../../members/people/strangers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Confirmation, id } from '../../platform/contract/fields.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { CheckInForm, CheckInView, NearbyView } from './contract.ts';
import type { CheckInQueries, CheckInStore, City, NearbyRow, OwnCheckIn, ShownCheckIns } from './ports.ts';

/** Ends a check-in when its time is over. */
export const expireCheckIn = job('check-ins.expire', z.object({ userId: id, checkInId: id }));

/** In a big city the pages of the others learn of it when they next read. */
const maxAudience = 200;

export interface CheckInsDeps {
  readonly store: CheckInStore;
  readonly queries: CheckInQueries;
  readonly members: Pick<Members, 'lock'>;
  readonly strangers: Pick<Strangers, 'within'>;
  readonly verificationPolicy: VerificationPolicy;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export class CheckIns {
  readonly #deps: CheckInsDeps;
  constructor(deps: CheckInsDeps) {
    this.#deps = deps;
  }

  checkIn(by: Caller, { location, type }: CheckInForm): Promise<CheckInView> {
    const { store, members, jobs, transaction, clock } = this.#deps;
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
    const { store, members, transaction, clock } = this.#deps;
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
    const { store, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const ended = await store.end({ userId, id: checkInId, at: clock.now() });
      if (ended) await this.#announce([ended]);
    });
  }

  async today(by: Caller): Promise<{ readonly checkIn: CheckInView | null }> {
    const { queries, clock } = this.#deps;
    const current = await queries.current({ me: by.id, since: currentSince(clock.now()) });
    return { checkIn: current ? viewOfCheckIn(current) : null };
  }

  async recent(by: Caller, { limit, before }: PageRequest<number>): Promise<Page<NearbyView>> {
    const { queries, strangers } = this.#deps;
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
    const { queries, clock } = this.#deps;
    return queries.places(by.id, {
      since: countedSince(clock.now()),
      settledBefore: settledBefore(clock.now()),
      members: membersOfSuggestedPlace,
      limit: maxSuggestedPlaces,
    });
  }

  #shownTo(me: MemberId): ShownCheckIns {
    const { clock, verificationPolicy } = this.#deps;
    const now = clock.now();
    return { me, since: currentSince(now), settledBefore: settledBefore(now), verificationPolicy };
  }

  /** To the member's own pages, and to those that may show one of them. */
  async #announce(changed: readonly (CheckIn & City)[]): Promise<void> {
    const { queries, events } = this.#deps;
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
