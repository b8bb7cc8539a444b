import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { clockOf } from '@nestmates/domain/together/calendar/reminder.ts';
import {
  homeSafeSince,
  isSharedAt,
  linkEndsAt,
  planNotFound,
  requireBegun,
  requireShared,
  requireSharedBy,
  type SharedPlanId,
} from '@nestmates/domain/together/shared-plans/shared-plan.ts';
import { confirmedActEmail } from '../../members/accounts/security-emails.ts';
import { nameOf } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { OwnSharedPlan, PlanToShare, SharedPlanView } from './contract.ts';
import type { PlanRef, SharedPlan } from './ports.ts';

const planOf = (given: PlanToShare): PlanRef =>
  'swapId' in given ? { kind: 'swap', id: given.swapId } : { kind: 'playdate', id: given.playdateId };

const isSame = (one: PlanRef, other: PlanRef): boolean => one.kind === other.kind && one.id === other.id;

/** Links by which members show somebody they trust where they are, with whom and until when. */
export class SharedPlanService extends useCase(
  'sharedPlans',
  'sessions',
  'tokens',
  'keyedDigests',
  'emails',
  'transaction',
  'clock',
  'publicUrl',
) {
  /** The link is made of a stored seed and a key that is not in the database, so that it can be shown again. */
  async share(by: Caller, given: PlanToShare): Promise<OwnSharedPlan> {
    const { sharedPlans: plans, sessions, tokens, emails, transaction, clock } = this.needs;
    const [plan, now] = [planOf(given), clock.now()];
    const arranged = await plans.arranged(by.id, plan);
    if (!arranged || linkEndsAt(arranged) <= now) throw planNotFound();
    const seed = tokens.generate();
    const tokenDigest = tokens.digest(await this.#tokenOf(seed));
    return transaction.run(async () => {
      await sessions.requireOpen(by);
      const isNew = await plans.add({ memberId: by.id, plan, seed, tokenDigest, at: now });
      const shared = (await plans.ofMember(by.id)).find((one) => isSame(one, plan));
      if (!shared) throw planNotFound();
      const { sharedPlanId: about } = shared;
      if (isNew) await emails.send(confirmedActEmail, { memberId: by.id, act: 'plan-shared', about });
      return this.#viewOfOwn(shared);
    });
  }

  async list(by: Caller): Promise<readonly OwnSharedPlan[]> {
    const { sharedPlans: plans, clock } = this.needs;
    const now = clock.now();
    const shared = (await plans.ofMember(by.id)).filter((one) => linkEndsAt(one) > now);
    return Promise.all(shared.map((one) => this.#viewOfOwn(one)));
  }

  met(by: Caller): Promise<readonly MemberId[]> {
    return this.needs.sharedPlans.metBy(by.id, this.needs.clock.now());
  }

  async end(by: Caller, id: SharedPlanId): Promise<Confirmation> {
    if (!(await this.needs.sharedPlans.end(by.id, id))) throw notFound('We could not find this link.');
    return { message: 'Link switched off' };
  }

  async see(by: Caller | undefined, token: string): Promise<SharedPlanView> {
    return this.#viewOf(await this.#find(token), by);
  }

  /** The same false for a link that never was and one that has ended. */
  async isShared(token: string): Promise<boolean> {
    const { sharedPlans: plans, tokens, clock } = this.needs;
    return isSharedAt(await plans.find(tokens.digest(token)), clock.now());
  }

  async homeSafe(by: Caller, token: string): Promise<SharedPlanView> {
    const { sharedPlans: plans, clock } = this.needs;
    const [shared, now] = [requireSharedBy(await this.#find(token), by.id), clock.now()];
    requireBegun(shared, now);
    await plans.markHomeSafe(shared.sharedPlanId, now, shared.startsAt);
    return this.#viewOf(await this.#find(token), by);
  }

  #tokenOf(seed: string): Promise<string> {
    return this.needs.keyedDigests.digest('shared plan', seed);
  }

  async #find(token: string): Promise<SharedPlan> {
    const { sharedPlans: plans, tokens, clock } = this.needs;
    return requireShared(await plans.find(tokens.digest(token)), clock.now());
  }

  async #viewOfOwn(shared: SharedPlan): Promise<OwnSharedPlan> {
    const { sharedPlanId, kind, id, seed, homeSafeAt } = shared;
    return {
      id: sharedPlanId,
      ...(kind === 'swap' ? { swapId: id } : { playdateId: id }),
      url: `${this.needs.publicUrl()}/plan/${await this.#tokenOf(seed)}`,
      endsAt: linkEndsAt(shared).toISOString(),
      startsAt: shared.startsAt.toISOString(),
      homeSafeAt: homeSafeSince(homeSafeAt, shared)?.toISOString() ?? null,
    };
  }

  #viewOf(shared: SharedPlan, by: Pick<Caller, 'id'> | undefined): SharedPlanView {
    const { kind, place, startsAt, other, homeSafeAt, timeZone, memberState } = shared;
    return {
      kind,
      firstName: nameOf(shared),
      place,
      startsAt: startsAt.toISOString(),
      until: shared.endsAt.toISOString(),
      timeZone: clockOf({ timeZone, state: memberState }),
      other: { firstName: nameOf(other), city: other.city, state: other.state },
      homeSafeAt: homeSafeSince(homeSafeAt, shared)?.toISOString() ?? null,
      endsAt: linkEndsAt(shared).toISOString(),
      mine: shared.memberId === by?.id,
    };
  }
}
