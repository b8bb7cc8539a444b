import type { WaitingCheck, WaitingChecks } from '@nestmates/application/office/selfie-checks/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** Chooses as `isWaiting` of the domain: sent, or approved for another main photo while the selfies are there. */
const waiting = `
  select c.id, c.status, c.member_id, u.first_name, u.profile_photo_url, u.created_at as member_since, c.poses, c.sent_at,
    (select count(*)::integer from selfie_checks asked
      where asked.member_id = c.member_id and asked.asked_at > :asksSince) as asks
  from selfie_checks c join users u on u.id = c.member_id
  where (
      c.status = 'sent'
      or c.status = 'approved' and c.decided_at > :decidedAfter and u.profile_photo_url <> c.photo_url
    ) and (:id::integer is null or c.id = :id)
  order by c.sent_at, c.id
  limit :limit`;

export class WaitingCheckReader implements WaitingChecks {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  waiting({
    id = undefined,
    ...when
  }: Parameters<WaitingChecks['waiting']>[0]): Promise<readonly WaitingCheck[]> {
    return sql<WaitingCheck>(this.#transaction, waiting, { ...when, id: id ?? null });
  }

  async nameOf(memberId: MemberId | null): Promise<string> {
    const [row] = await sql<{ firstName: string | null }>(
      this.#transaction,
      'select first_name from users where id = :memberId::integer',
      { memberId },
    );
    return row?.firstName ?? '';
  }
}
