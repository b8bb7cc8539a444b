import { unmatchedKinds } from '@nestmates/domain/money/payments/unmatched-payment.ts';
import { entitlementAt } from '@nestmates/domain/money/subscriptions/subscription-access.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ProviderSubscription } from '../../src/money/payments/subscription-billing.ts';
import type { World } from '../world.ts';
import { memberIds, type PlanStores } from './plan-stores.ts';

/** Looks at what is committed and at the provider after every step, and knows from their acts what members want. */
export class PlanAuditor {
  readonly #world: World;
  readonly #app: PlanStores;
  /** Subscriptions that their members have cancelled while nobody kept them away. */
  readonly #cancelled = new Set<string>();
  /** Those that they have cancelled while they were suspended. */
  readonly #unsure = new Set<string>();
  /** Rows of entitlements when they were looked at last. */
  readonly #rows = new Map<MemberId, string>();
  constructor(world: World, app: PlanStores) {
    this.#world = world;
    this.#app = app;
  }

  /** Done on the provider's page; what a member cancels while we stop it is the same as what we do. */
  cancels(id: MemberId, subscriptionId: string): void {
    if (this.#app.isAway(id)) this.#unsure.add(subscriptionId);
    else this.#cancelled.add(subscriptionId);
  }

  renews(subscriptionId: string): void {
    this.#cancelled.delete(subscriptionId);
  }

  /** Called before the card of a member is charged for another period. */
  charged(id: MemberId): void {
    const held = this.#held(id);
    for (const { subscriptionId } of held) {
      if (this.#cancelled.has(subscriptionId)) this.#find(`${id} is charged for a plan that was cancelled`);
    }
  }

  /** Called after a commit or a change at the provider. */
  look(): void {
    const { store } = this.#app;
    const now = this.#world.scheduler.now();
    for (const id of memberIds) {
      const subscriptions = [...store.subscriptions.values()].filter(({ memberId }) => memberId === id);
      const entitled = store.entitlementOf(id);
      const row = JSON.stringify([subscriptions, entitled]);
      if (this.#rows.get(id) === row) continue;
      this.#rows.set(id, row);
      const right = entitlementAt(subscriptions, now);
      const isRight =
        right.subscriptionTier === entitled.subscriptionTier &&
        right.subscriptionStatus === entitled.subscriptionStatus;
      if (!isRight) this.#find(`${id} has ${entitled.subscriptionTier} and is due ${right.subscriptionTier}`);
    }
    for (const subscriptionId of this.#cancelled) {
      if (this.#app.billing.subscriptions.get(subscriptionId)?.status === 'active')
        this.#find(`${subscriptionId} renews again, and was cancelled`);
    }
  }

  /** Once everything has had its time, with nobody suspended. */
  lookAtAll(): void {
    const { billing, alerts } = this.#app;
    const now = this.#world.scheduler.now();
    for (const id of memberIds) {
      const held = this.#held(id);
      if (held.length > 1) this.#find(`${id} has ${held.length} subscriptions at the provider`);
      if (this.#app.isGone(id)) {
        if (held.length > 0) this.#find(`${id} has left, and is charged`);
        const open = billing.pages.filter(
          (page) => page.reference === this.#referenceOf(id) && page.state === 'open',
        );
        // A provider closes its pages after a day.
        if (open.some(({ checkoutId }) => checkoutId === this.#app.store.checkouts.get(id)?.opened?.id))
          this.#find(`${id} has left, and a page can be paid`);
        continue;
      }
      const said = held.map((each) => `${each.subscriptionId} ${each.plan} ${each.status}`).join();
      const ours = [...this.#app.store.subscriptions.values()].filter((each) => each.memberId === id);
      const kept = ours.filter(({ status }) => status !== 'canceled');
      const known = kept.map((each) => `${each.providerId} ${each.plan} ${each.status}`).join();
      if (known !== said) this.#find(`${id} has ${known}, and ${said} at the provider`);
      const [one] = held;
      const by = entitlementAt(ours, now).subscriptionTier;
      if (by !== this.#app.store.entitlementOf(id).subscriptionTier)
        this.#find(`${id} is due ${by}, and nobody has looked`);
      const isOpen = one?.status === 'active' || (one?.status === 'ending' && now < one.periodEnd);
      const due = one && isOpen ? one.plan : 'free';
      const has = this.#app.store.entitlementOf(id).subscriptionTier;
      const isGrace = one?.status === 'past_due';
      if (has !== due && !isGrace) this.#find(`${id} has ${has}, and pays for ${due}`);
      if (
        one?.status === 'ending' &&
        !this.#cancelled.has(one.subscriptionId) &&
        !this.#unsure.has(one.subscriptionId)
      )
        this.#find(`${one.subscriptionId} ends, and nobody has cancelled it`);
    }
    // Whoever pays on a page while the account is deleted has one, which an administrator refunds.
    const meant = memberIds.some((id) => this.#app.isGone(id)) ? unmatchedKinds['no-member'] : undefined;
    const alert = alerts.find((one) => one !== meant);
    if (alert !== undefined) this.#find(`alert: ${alert}`);
  }

  #held(id: MemberId): readonly ProviderSubscription[] {
    const reference = this.#referenceOf(id);
    return [...this.#app.billing.subscriptions.values()].filter(
      (one) => one.reference === reference && one.status !== 'canceled',
    );
  }

  #referenceOf(id: MemberId): string | undefined {
    return this.#app.references.rows.get(id)?.reference;
  }

  #find(what: string): void {
    this.#world.findings.push(what);
  }
}
