import type { Recipient } from '@nestmates/application/members/emails/email.ts';
import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import type { CalendarLinks } from '@nestmates/application/together/calendar-links/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { isAway } from '../../members/pairs/not-blocked.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const createdAt = 'select created_at from calendar_links where user_id = :me';

const renew = `
  insert into calendar_links (user_id, token_digest, created_at)
  select :id::integer, :digest::text, :at::timestamptz from sessions where token_hash = :sessionDigest
  on conflict (user_id) do update set token_digest = excluded.token_digest, created_at = excluded.created_at
  returning user_id`;

const remove = 'delete from calendar_links where user_id = :me';

const ownerOf = 'select id as member_id, email as "to", first_name from users where id = :me';

const memberOf = `
  select user_id from calendar_links where token_digest = :digest and not ${isAway('user_id')}`;

export class CalendarLinkRepository implements CalendarLinks {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async createdAt(me: MemberId): Promise<Date | undefined> {
    const [found] = await sql<{ createdAt: Date }>(this.#transaction, createdAt, { me });
    return found?.createdAt;
  }

  async renew(
    { id, sessionDigest }: Pick<Caller, 'id' | 'sessionDigest'>,
    digest: string,
    at: Date,
  ): Promise<boolean> {
    const made = await sql(this.#transaction, renew, { id, sessionDigest, digest, at });
    return made.length === 1;
  }

  async remove(me: MemberId): Promise<void> {
    await sql(this.#transaction, remove, { me });
  }

  async ownerOf(me: MemberId): Promise<Recipient | undefined> {
    const [found] = await sql<Recipient>(this.#transaction, ownerOf, { me });
    return found;
  }

  async memberOf(digest: string): Promise<MemberId | undefined> {
    const [found] = await sql<{ userId: MemberId }>(this.#transaction, memberOf, { digest });
    return found?.userId;
  }
}
