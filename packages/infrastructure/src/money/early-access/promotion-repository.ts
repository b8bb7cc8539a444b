import type {
  EarlyAccessQueries,
  PromotionStore,
  UnlockedMember,
} from '@nestmates/application/money/early-access/ports.ts';
import type { Promotion } from '@nestmates/domain/money/early-access/early-access.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { EarlyAccessCodeModel, RedemptionModel } from './early-access-models.ts';

const one = `
  select c.code, c.places as capacity, c.opens_at, c.closes_at, (
    select count(*)::integer from early_access_redemptions r where r.code = c.code
  ) as used
  from early_access_codes c where c.code = :code`;

const unlocked = `
  select email, unlocked_via, unlocked_at from users where has_unlocked
  order by unlocked_at desc nulls last, id`;

const redeem = `
  with redeemed as (
    insert into early_access_redemptions (user_id, code, redeemed_at) values (:memberId, :code, :at)
    returning user_id
  )
  update users u set has_unlocked = true, unlocked_via = :code, unlocked_at = :at
  from redeemed where u.id = redeemed.user_id
  returning u.id`;

const promotionOf = ({ code, places, opensAt, closesAt }: EarlyAccessCodeModel, used: number): Promotion => ({
  code,
  capacity: places,
  used,
  opensAt,
  closesAt,
});

export class PromotionRepository implements PromotionStore, EarlyAccessQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(code: string): Promise<Promotion | undefined> {
    const [found] = await sql<Promotion>(this.#transaction, one, { code });
    return found;
  }

  /**
   * Counts in a separate statement after the lock: the statement that waits would count from a snapshot before
   * the wait.
   */
  async lock(code: string): Promise<Promotion | undefined> {
    const { db } = this.#transaction;
    const found = await EarlyAccessCodeModel.query(db).findById(code).forUpdate();
    return found && promotionOf(found, await RedemptionModel.query(db).where({ code }).resultSize());
  }

  async redeem(redemption: { code: string; memberId: MemberId; at: Date }): Promise<void> {
    requireOneRow(await sql(this.#transaction, redeem, redemption), 'Redeeming a code');
  }

  async revoke(memberId: MemberId): Promise<boolean> {
    const { db } = this.#transaction;
    await RedemptionModel.query(db).delete().where({ userId: memberId });
    const revoked = await UserModel.query(db)
      .where({ id: memberId, hasUnlocked: true })
      .patch({ hasUnlocked: false, unlockedVia: null, unlockedAt: null });
    return revoked === 1;
  }

  unlocked(): Promise<readonly UnlockedMember[]> {
    return sql<UnlockedMember>(this.#transaction, unlocked);
  }
}
