import type {
  CheckToLookAt,
  WaitingCheck,
  WaitingChecks,
  WaitsFrom,
} from '@nestmates/application/office/selfie-checks/ports.ts';
import type { SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const columns = `
  c.id, c.status, c.member_id, u.first_name, u.profile_photo_url, u.created_at as member_since, c.poses, c.sent_at,
    (select count(*)::integer from selfie_checks asked
      where asked.member_id = c.member_id and asked.asked_at > :asksSince) as asks`;

const tables = 'selfie_checks c join users u on u.id = c.member_id';

/** Chooses as `isWaiting` of the domain: sent, or approved for another main photo while the selfies are there. */
const isWaiting = `(
    c.status = 'sent'
    or c.status = 'approved' and c.decided_at > :decidedAfter and u.profile_photo_url <> c.photo_url
  )`;

const waiting = `select ${columns} from ${tables} where ${isWaiting} order by c.sent_at, c.id limit :limit`;

const one = `
  select ${columns}, coalesce(${isWaiting}, false) as is_waiting, c.decided_at,
    coalesce((select decider.first_name from users decider where decider.id = c.decided_by), '') as decided_by
  from ${tables} where c.id = :id`;

type Row = WaitingCheck & Pick<CheckToLookAt, 'decidedAt' | 'decidedBy'> & { readonly isWaiting: boolean };

export class WaitingCheckReader implements WaitingChecks {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  waiting(when: WaitsFrom & { readonly limit: number }): Promise<readonly WaitingCheck[]> {
    return sql<WaitingCheck>(this.#transaction, waiting, { ...when });
  }

  async find(id: SelfieCheckId, when: WaitsFrom): Promise<CheckToLookAt | undefined> {
    const [row] = await sql<Row>(this.#transaction, one, { ...when, id });
    if (!row) return undefined;
    const { isWaiting: isStill, decidedAt, decidedBy, ...check } = row;
    return { status: check.status, decidedAt, decidedBy, waiting: isStill ? check : undefined };
  }
}
