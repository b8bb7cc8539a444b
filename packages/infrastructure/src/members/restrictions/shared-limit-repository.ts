import type { Recipient } from '@nestmates/application/members/emails/email.ts';
import type { SharedLimitStore } from '@nestmates/application/members/restrictions/shared-limit-ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { accountMailboxes, joinLimit } from './limiting-cases-sql.ts';

const mailboxes = `
  select k.digest from case_mailboxes k where k.case_id = :caseId
  union
  select m.digest from cases c join (${accountMailboxes}) m on m.member_id = c.member_id where c.id = :caseId
  order by 1`;

const members = `
  select r.member_id from restrictions r where r.case_id = :caseId and r.lifted_at is null order by r.member_id`;

const ended = `
  select r.case_id from restrictions r
  where r.member_id = :memberId and r.case_id is not null and r.lifted_at is null and not exists (
    select from cases c ${joinLimit('c.id')} where c.id = r.case_id and c.status = 'open'
  )
  order by r.case_id`;

const toldFirst = `
  select u.id as member_id, u.email as "to", u.first_name
  from users u join restrictions r on r.member_id = u.id
  where u.id = :memberId and r.case_id is not null and r.lifted_at is null
  group by u.id having min(r.told_at) = :toldAt`;

export class SharedLimitRepository implements SharedLimitStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async mailboxesOf(caseId: number): Promise<readonly string[]> {
    const rows = await sql<{ digest: string }>(this.#transaction, mailboxes, { caseId });
    return rows.map(({ digest }) => digest);
  }

  async membersOf(caseId: number): Promise<readonly MemberId[]> {
    const rows = await sql<{ memberId: MemberId }>(this.#transaction, members, { caseId });
    return rows.map(({ memberId }) => memberId);
  }

  async endedOf(memberId: MemberId): Promise<readonly number[]> {
    const rows = await sql<{ caseId: number }>(this.#transaction, ended, { memberId });
    return rows.map(({ caseId }) => caseId);
  }

  async toldFirstAt(memberId: MemberId, toldAt: Date): Promise<Recipient | undefined> {
    const [row] = await sql<Recipient>(this.#transaction, toldFirst, { memberId, toldAt });
    return row;
  }
}
