import type {
  EarlyAccessQueries,
  PromotionStore,
  UnlockedMember,
} from '@nestmates/application/early-access/ports.ts';
import type { Member } from '@nestmates/domain/accounts/member.ts';
import type { Promotion } from '@nestmates/domain/early-access/early-access.ts';
import { notFound } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { selectMember } from '../accounts/user-model.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

const promotionColumns = 'code, places as capacity, opens_at as "opensAt", closes_at as "closesAt"';

const findCode = statement<Promotion>(
  'early-access-find-code',
  `select ${promotionColumns},
     (select count(*)::integer from early_access_redemptions r where r.code = c.code) as used
   from early_access_codes c where code = $1`,
);

const lockCode = statement<Omit<Promotion, 'used'>>(
  'early-access-lock-code',
  `select ${promotionColumns} from early_access_codes where code = $1 for update`,
);

/**
 * A separate statement after the lock: the statement that waits would count from a snapshot before the wait.
 */
const countUsed = statement<{ used: number }>(
  'early-access-count-used',
  'select count(*)::integer as used from early_access_redemptions where code = $1',
);

const redeem = statement<Member>(
  'early-access-redeem',
  `with redeemed as (
     insert into early_access_redemptions (user_id, code, redeemed_at) values ($1, $2, $3) returning user_id
   )
   update users u set has_unlocked = true, unlocked_via = $2, unlocked_at = $3
   from redeemed where u.id = redeemed.user_id
   returning ${selectMember('u')}`,
);

const unlocked = statement<UnlockedMember>(
  'early-access-unlocked',
  `select email, unlocked_via as "unlockedVia", unlocked_at as "unlockedAt"
   from users where has_unlocked order by unlocked_at desc nulls last, id`,
);

export class SqlEarlyAccess implements PromotionStore, EarlyAccessQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(code: string): Promise<Promotion | undefined> {
    const [promotion] = await rows(this.#transaction, findCode, [code]);
    return promotion;
  }

  async lock(code: string): Promise<Promotion | undefined> {
    const [promotion] = await rows(this.#transaction, lockCode, [code]);
    const [counted] = promotion ? await rows(this.#transaction, countUsed, [code]) : [];
    return promotion && counted && { ...promotion, ...counted };
  }

  async redeem({ code, memberId, at }: { code: string; memberId: MemberId; at: Date }): Promise<Member> {
    const [member] = await rows(this.#transaction, redeem, [memberId, code, at]);
    if (!member) throw notFound();
    return member;
  }

  unlocked(): Promise<readonly UnlockedMember[]> {
    return rows(this.#transaction, unlocked, []);
  }
}
