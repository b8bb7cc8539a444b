import type { Entitlements } from '@nestmates/application/platform/access/entitlements.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { joinSubscription, subscriptionColumns } from '../../platform/access/entitlement-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const entitlementOf = `
  select ${subscriptionColumns}, u.has_unlocked from users u ${joinSubscription('u')} where u.id = :memberId`;

export class EntitlementReader implements Entitlements {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async of(memberId: MemberId): Promise<Entitlement | undefined> {
    const [entitlement] = await sql<Entitlement>(this.#transaction, entitlementOf, { memberId });
    return entitlement;
  }
}
