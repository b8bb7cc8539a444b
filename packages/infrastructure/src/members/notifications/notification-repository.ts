import type {
  Notification,
  NotificationRow,
  NotificationStore,
} from '@nestmates/application/members/notifications/ports.ts';
import type { PageRequest } from '@nestmates/application/platform/contract/paging.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { isListed } from '../../platform/access/listed-sql.ts';
import { notHidden, shownPhoto } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { notBlocked, notBlockedByEither, restrictedFor } from '../pairs/not-blocked.ts';
import { endAfter } from '../pairs/plan-end-sql.ts';

/**
 * Stores a JSON list, `notifications`; `at` and it are SQL. One that replaces another has the newest id as well, since
 * the list is ordered by it.
 */
export const putNotifications = (notifications: string, at: string): string => `
  insert into notifications (member_id, kind, topic, other_id, sentence, path, moment, at)
  select told."memberId", kind, topic, "otherId", sentence, path, moment, ${at}
  from jsonb_to_recordset(${notifications}::jsonb) as told(
    "memberId" integer, kind text, topic text, "otherId" integer, sentence text, path text, moment text
  ) join users on users.id = told."memberId"
  on conflict (member_id, topic) do update set id = default, kind = excluded.kind, other_id = excluded.other_id,
    sentence = excluded.sentence, path = excluded.path, moment = excluded.moment, at = excluded.at, read = false`;

const put = putNotifications(':notifications', ':at::timestamptz');

/** Notifications, `n`, that a member is shown: an order goes on after a block. `me` is SQL. */
export const shownNotification = (me: string): string => `(
  n.other_id is null or n.kind = 'order' or ${notBlockedByEither(me, 'n.other_id')}
)`;

/** Only a listing can be gone that had a page. */
const isThere = `not (n.path ~ '^/marketplace/[0-9]+$' and not exists (
    select from listings l
    where l.id = split_part(n.path, '/', 3)::integer and (${isListed('l')} or l.user_id = :me::integer)
      and l.status <> 'removed' and ${notBlocked(':me::integer', 'l.user_id')}
  ))`;

/** The number in a topic such as "order-7"; null in other topics. `prefix` is a pattern. */
const idAfter = (prefix: string): string =>
  `case when n.topic ~ '^(${prefix})-[0-9]{1,9}$' then substring(n.topic from '[0-9]+$')::integer end`;

/** The thing that was bought or is kept, as the member is shown it. */
const photo = `(
    select l.photo_urls[1] from listings l
    where l.id = coalesce(
        ${idAfter('price|recalled-listing')},
        (select o.listing_id from orders o
          where o.id = ${idAfter('order|recalled-order')} and :me::integer in (o.buyer_id, o.seller_id))
      ) and ${notHidden('listing', 'l.id', ':me::integer')}
      and (
        n.kind = 'order' or l.user_id = :me::integer and l.status <> 'removed'
        or ${isListed('l')} and ${notBlocked(':me::integer', 'l.user_id')}
      )
  )`;

const time = `(
    select json_build_object('date', s.date, 'until', ${endAfter('s.date', 's.length_ms')})
    from babysitting_swaps s
    where s.id = ${idAfter('swap')} and :me::integer in (s.requester_id, s.recipient_id)
    union all
    select json_build_object('date', p.date, 'until', ${endAfter('p.date', 'p.length_ms')}) from playdates p
    where p.id = ${idAfter('playdate')} and p.date is not null and :me::integer in (p.user_id_one, p.user_id_two)
  )`;

export const notificationsOf = `
  select n.id, n.kind, n.topic, n.sentence, case when ${isThere} then n.path end as path, n.at, n.read,
    n.moment, case when n.moment is not null then substring(n.topic from '[0-9]+$')::integer end as about_id,
    case when other.id is not null and ${notBlockedByEither(':me::integer', 'other.id')}
        and not ${restrictedFor(':me::integer', 'other.id')} then json_build_object(
      'id', other.id, 'firstName', other.first_name, 'profilePhotoUrl', ${shownPhoto('other')}
    ) end as other, ${photo} as image_url, ${time} as time
  from notifications n left join users other on other.id = n.other_id
  where n.member_id = :me::integer and n.id < coalesce(:before::bigint, 9223372036854775807) and ${shownNotification(':me::integer')}
  order by n.id desc limit :limit::integer`;

/** There is no row where all are read. */
const markRead = `
  update notifications set read = true
  where member_id = :me::integer and not read
    and (id = :upTo::bigint or id < :upTo::bigint and not :only::boolean)
  returning id`;

/** A bigint of the database is a text, and so is a time in JSON. */
type Row = Omit<NotificationRow, 'id' | 'time'> & {
  readonly id: string;
  readonly time: { readonly date: string; readonly until: string } | null;
};

export class NotificationRepository implements NotificationStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async put(notification: Notification, at: Date): Promise<void> {
    await sql(this.#transaction, put, { notifications: JSON.stringify([notification]), at });
  }

  async listOf(me: MemberId, { limit, before }: PageRequest<number>): Promise<readonly NotificationRow[]> {
    const found = await sql<Row>(this.#transaction, notificationsOf, { me, limit, before: before ?? null });
    return found.map(({ time: at, ...row }) => ({
      ...row,
      id: Number(row.id),
      time: at && { date: new Date(at.date), until: new Date(at.until) },
    }));
  }

  async markRead(me: MemberId, read: { readonly upTo: number; readonly only: boolean }): Promise<boolean> {
    return (await sql(this.#transaction, markRead, { me, ...read })).length > 0;
  }
}
