import type { Recipient } from '@nestmates/application/members/emails/email.ts';
import type {
  DisputedPlan,
  DisputedPlanStore,
  DisputeEmailQueries,
} from '@nestmates/application/money/disputes/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const find = `
  select provider, payment_id, member_id, subscription_id, status from disputed_plans
  where provider = :provider and payment_id = :paymentId`;

/** No row where it was so before, or the member has left. */
const note = `
  insert into disputed_plans (provider, payment_id, member_id, subscription_id, status)
  select :provider, :paymentId, id, :subscriptionId, :status from users where id = :memberId for key share
  on conflict (provider, payment_id) do update set status = excluded.status
  where disputed_plans.status <> excluded.status
  returning payment_id`;

const recipient = `select id as member_id, email as to, first_name from users where id = :memberId`;

export class DisputedPlanRepository implements DisputedPlanStore, DisputeEmailQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(provider: string, paymentId: string): Promise<DisputedPlan | undefined> {
    const [found] = await sql<DisputedPlan>(this.#transaction, find, { provider, paymentId });
    return found;
  }

  async note(plan: DisputedPlan): Promise<boolean> {
    return (await sql(this.#transaction, note, { ...plan })).length === 1;
  }

  async recipient(memberId: MemberId): Promise<Recipient | undefined> {
    const [found] = await sql<Recipient>(this.#transaction, recipient, { memberId });
    return found;
  }
}
