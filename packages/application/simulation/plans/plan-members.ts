import type { PaidPlan } from '@nestmates/domain/money/subscriptions/subscription.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours, later, minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import type { Caller } from '../../src/platform/access/caller.ts';
import { Members } from '../members.ts';
import { Random } from '../random.ts';
import type { PlanAuditor } from './plan-auditor.ts';
import type { PlanStores } from './plan-stores.ts';

/** Mean time between two acts of all together: periods of a month end in every story. */
const pause = hours(6);

type Act = (by: Caller, random: Random) => Promise<unknown> | unknown;

/** Members who buy plans, cancel and leave, a provider that charges them, and an administrator who suspends them. */
export class PlanMembers extends Members<PlanStores, PlanAuditor> {
  protected override readonly pause = pause;
  /** The pages that members were led to. */
  readonly #pages = new Map<MemberId, string[]>();
  /** The administrator ends all suspensions. */
  liftAll(): void {
    for (const by of this.app.callers) {
      if (!this.app.isAway(by.id)) continue;
      const random = this.world.random(`lift ${by.id}`);
      this.world.scheduler.after(0, () => this.#ask('lifts', by, random));
    }
  }

  /** One acts, often twice or with another act at the same moment. */
  protected override act(random: Random): void {
    const by = random.chance(0.5) ? this.app.callers[0] : random.of(this.app.callers);
    if (!by) return;
    const drawn = () => new Random(random.below(2 ** 31), `${by.id}`);
    const same = drawn();
    const first = this.#pick(by, random);
    const times = random.chance(0.15) ? 2 : 1;
    for (let nth = 0; nth < times; nth += 1) this.#ask(first, by, same.copy());
    if (!random.chance(0.5)) return;
    const [second, other] = [this.#pick(by, random), drawn()];
    const wait = random.below(random.of([1, seconds(5), minutes(10)]) ?? 1);
    this.world.scheduler.after(wait, () => this.#ask(second, by, other));
  }

  #pick({ id }: Caller, random: Random): string {
    const likely = this.#held(id) ? withPlan : withoutPlan;
    return (random.chance(0.7) ? random.of(likely) : random.of(Object.keys(this.#does))) ?? '';
  }

  #ask(name: string, by: Caller, random: Random): void {
    const act = this.#does[name];
    const at = this.#atProvider[name];
    this.world.scheduler.note(`${by.id} ${name}`);
    if (at && !this.app.isGone(by.id)) at(by.id);
    if (act) void this.world.request(`${by.id} ${name}`, async () => act(by, random));
  }

  #held(id: MemberId) {
    const reference = this.app.references.rows.get(id)?.reference;
    const all = [...this.app.billing.subscriptions.values()];
    return all.findLast((one) => one.reference === reference && one.status !== 'canceled');
  }

  /** What happens on the provider's pages and by its clock. */
  readonly #atProvider: Readonly<Record<string, (id: MemberId) => void>> = {
    'pays on the last page': (id) => this.#pay(id, -1),
    'pays on the page before': (id) => this.#pay(id, -2),
    'cancels for the end of the period': (id) => {
      const held = this.#held(id);
      if (held?.status !== 'active') return;
      this.app.billing.become(held.subscriptionId, { status: 'ending' });
      this.auditor.cancels(id, held.subscriptionId);
    },
    'renews after all': (id) => {
      const held = this.#held(id);
      if (held?.status !== 'ending') return;
      this.app.billing.become(held.subscriptionId, { status: 'active' });
      this.auditor.renews(held.subscriptionId);
    },
    'changes the plan': (id) => {
      const held = this.#held(id);
      if (held?.status === 'active')
        this.app.billing.become(held.subscriptionId, { plan: held.plan === 'pro' ? 'premium' : 'pro' });
    },
    'is at the end of a period': (id) => {
      const held = this.#held(id);
      if (!held) return;
      const { subscriptionId, status, periodEnd } = held;
      if (status === 'ending') this.app.billing.become(subscriptionId, { status: 'canceled' });
      if (status !== 'active') return;
      this.auditor.charged(id);
      this.app.billing.charge(subscriptionId);
      this.app.billing.become(subscriptionId, { periodEnd: later(periodEnd, days(30)) });
    },
    'cannot be charged': (id) => this.#becomes(id, 'past_due', ['active']),
    'pays what is due': (id) => this.#becomes(id, 'active', ['past_due', 'unpaid']),
    'is given up': (id) => this.#becomes(id, 'unpaid', ['past_due']),
    'is ended by the provider': (id) => this.#becomes(id, 'canceled', ['unpaid']),
  };

  readonly #does: Readonly<Record<string, Act>> = {
    'subscribes to Pro': (by) => this.#subscribe(by, 'pro'),
    'subscribes to Premium': (by) => this.#subscribe(by, 'premium'),
    'opens the portal': (by) => this.app.subscribing.portal(by),
    'is suspended': ({ id }) =>
      this.app.transaction.run(async () => {
        if (this.app.isAway(id)) return;
        await this.app.restrictions.suspend(id);
        await this.app.renewals.restrictionChanged(id);
      }),
    lifts: ({ id }) =>
      this.app.transaction.run(async () => {
        await this.app.restrictions.lift(id);
        await this.app.renewals.restrictionChanged(id);
      }),
    'deletes the account': async ({ id }, random) => {
      if (!random.chance(0.1)) return;
      await this.app.transaction.run(async () => {
        if (this.app.isGone(id)) return;
        await this.app.leave.remove(id);
        await this.app.subscriptions.eraseMember(id);
      });
    },
    'is asked about': () => this.app.subscriptions.askAfterPeriods(),
    ...Object.fromEntries(
      ['pays on the last page', 'pays on the page before', ...Object.keys(this.#atProvider)].map((name) => [
        name,
        () => undefined,
      ]),
    ),
  };

  async #subscribe(by: Caller, plan: PaidPlan): Promise<void> {
    // Nobody who is suspended gets to it.
    if (this.app.isAway(by.id)) return;
    const { checkoutUrl } = await this.app.subscribing.subscribe(by, { plan });
    const pages = this.#pages.get(by.id) ?? [];
    this.#pages.set(by.id, [...pages, checkoutUrl]);
  }

  #pay(id: MemberId, nth: number): void {
    const page = this.#pages.get(id)?.at(nth);
    if (page !== undefined) this.app.billing.pay(page);
  }

  #becomes(
    id: MemberId,
    status: 'past_due' | 'active' | 'unpaid' | 'canceled',
    from: readonly string[],
  ): void {
    const held = this.#held(id);
    if (held && from.includes(held.status)) this.app.billing.become(held.subscriptionId, { status });
  }
}

const withoutPlan = [
  'subscribes to Pro',
  'subscribes to Premium',
  'pays on the last page',
  'pays on the last page',
];
const withPlan = [
  'cancels for the end of the period',
  'cancels for the end of the period',
  'renews after all',
  'is suspended',
  'lifts',
  'lifts',
  'is at the end of a period',
  'cannot be charged',
  'pays what is due',
];
