import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import {
  bioPreviewLength,
  maxPreviewInterests,
  maxUnreadCount,
  messagePreviewLength,
} from '@nestmates/domain/friends/messages/message.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { isAway, notBlocked, notBlockedByEither } from '../../members/pairs/not-blocked.ts';
import { listingPhotoIsShown } from '../../members/photos/listing-photo-sql.ts';
import { kmBetween, shownPlaceSql } from '../../members/places/place-sql.ts';
import { joinSubscription, subscriptionColumns } from '../../platform/access/entitlement-sql.ts';
import { notHidden, shownPhoto } from '../../platform/access/restriction-sql.ts';
import { preparedStatement } from '../../platform/database/prepared/prepared-statement.ts';
import { microsecondsOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import { columnsNamed } from '../../platform/tables/names.ts';
import { type MessageRow, messageFields } from './message-row.ts';

export const thread = preparedStatement<MessageRow>(
  'message-thread',
  `select ${columnsNamed(messageFields).join(', ')} from messages
   where low_id = least(:me::integer, :other::integer) and high_id = greatest(:me::integer, :other::integer)
   and id < coalesce(:before, 9223372036854775807) and ${notHidden('message', 'id', ':me::integer')}
   order by id desc limit :limit`,
);

/** Counted with the index, up to the largest number that a badge shows. */
const unreadFrom = (other: string) => `select count(*)::integer as unread from (
     select from messages
     where receiver_id = :me::integer and sender_id = ${other}
     and id > coalesce((select up_to from read_marks where member_id = :me::integer and other_id = ${other}), 0)
     and ${notHidden('message', 'id', ':me::integer')}
     limit ${maxUnreadCount}
   ) beyond`;

export type ConversationRow = Omit<
  ConversationView,
  'distance' | 'lastMessage' | 'seenUpTo' | 'connectedAt' | 'photoCheckedAt' | 'answersWithPro'
> &
  Entitlement & {
    readonly photoCheckedAt: Date | null;
    readonly km: number | null;
    readonly sameZip: boolean | null;
    readonly connectedAt: Date | null;
    readonly seenUpTo: string | null;
    readonly lastId: string | null;
    readonly lastSenderId: MemberId;
    readonly lastText: string;
    readonly lastAt: Date;
    readonly at: string;
  };

/** What the two write about: the listing about which one of them was asked last. */
const listingOf = `select json_build_object(
     'id', l.id, 'sellerId', l.user_id, 'title', l.title, 'type', l.type, 'price', l.price_cents,
     'priceType', l.price_type, 'category', l.category, 'serviceIcon', l.service_icon, 'status', l.status,
     'imageUrl', case when l.user_id = :me::integer or ${listingPhotoIsShown(':me::integer')} then l.photo_urls[1] end
   ) as listing
   from listing_conversations asked join listings l on l.id = asked.listing_id
   where (
     asked.seller_id = c.member_id and asked.buyer_id = c.other_id
     or :which::text <> 'as-seller' and asked.buyer_id = c.member_id and asked.seller_id = c.other_id
   ) and ${notHidden('listing', 'l.id', ':me::integer')}
   order by asked.asked_at desc limit 1`;

/** Whether a conversation is of those asked for. */
export const isAmong = `(
    :which::text = 'all' or c.is_seller or (:which::text = 'of-every-plan' and c.has_ordered)
  )`;

/** The conversations that are open to the member. */
const open = `c.member_id = :me::integer and ${isAmong}
  and ${notBlockedByEither(':me::integer', 'c.other_id')}`;

const [mine, theirs] = [shownPlaceSql('me', 'c.connected'), shownPlaceSql('u', 'c.connected')];

/** Sorts conversations by their last message first, and reads everything else only for those on the page. */
const conversationsWhere = (
  which: string,
) => `select c.other_id as user_id, u.first_name, ${shownPhoto('u')} as profile_photo_url, u.photo_checked_at, c.compatibility_score,
     case when c.connected then (
       select id from matches where user_id1 = c.low_id and user_id2 = c.high_id
     ) end as match_id, u.age,
     (select coalesce(json_agg(json_build_object('gender', gender, 'age', age) order by position), '[]')
       from children where user_id = u.id and c.connected) as children,
     ${kmBetween(mine, theirs)} as km, ${mine.zip} = ${theirs.zip} as same_zip,
     left(u.bio, ${bioPreviewLength}) as bio, u.lifestyle_interests[1:${maxPreviewInterests}] as lifestyle_interests,
     case when c.connected then c.created_at end as connected_at, c.last_id, c.sender_id as last_sender_id, c.text as last_text,
     c.timestamp as last_at, coalesce(news.unread, 0) as unread, seen.up_to as seen_up_to,
     about.listing, ${isAway('c.other_id')} as away, u.has_unlocked, ${subscriptionColumns},
     ${microsecondsOf('c.at')} as at
   from (
     select c.member_id, c.other_id, c.low_id, c.high_id, c.compatibility_score, c.created_at, c.connected,
       last.id as last_id, last.sender_id, last.text, last.timestamp,
       coalesce(last.timestamp, c.created_at) as at
     from correspondents c
     left join lateral (
       select id, sender_id, left(message, ${messagePreviewLength}) as text, timestamp from messages m
       where m.low_id = c.low_id and m.high_id = c.high_id and ${notHidden('message', 'm.id', ':me::integer')}
       order by id desc limit 1
     ) last on true
     where ${open} and ${which}
   ) c join users u on u.id = c.other_id join users me on me.id = c.member_id
   ${joinSubscription('u')}
   left join read_marks seen on seen.member_id = c.other_id and seen.other_id = c.member_id
   left join lateral (${unreadFrom('c.other_id')}) news on c.last_id is not null
   left join lateral (${listingOf}) about on true
   order by c.at desc, c.other_id desc`;

export const conversations = preparedStatement<ConversationRow>(
  'message-conversations',
  conversationsWhere(
    `(coalesce(last.timestamp, c.created_at), c.other_id) < (${timestampOrLast(':at')}, :id::bigint)
     order by at desc, c.other_id desc limit :limit`,
  ),
);

export const conversation = conversationsWhere('c.other_id = :other');

export const unreadTotal = `
  select least(coalesce(sum(news.unread), 0), ${maxUnreadCount})::integer as unread
  from correspondents c cross join lateral (${unreadFrom('c.other_id')}) news
  where ${open}`;

/** Says nothing of one who is away. */
export const waiting = `
  select u.id as user_id, u.first_name, ${shownPhoto('u')} as profile_photo_url, ${isAmong} as opened
  from correspondents c
  join users u on u.id = c.other_id
  cross join lateral (
    select m.id from messages m
    where m.receiver_id = :me::integer and m.sender_id = c.other_id
    and m.id > coalesce((select up_to from read_marks where member_id = :me::integer and other_id = c.other_id), 0)
    and ${notHidden('message', 'm.id', ':me::integer')}
    order by m.id desc limit 1
  ) newest
  where c.member_id = :me::integer and ${notBlockedByEither(':me::integer', 'c.other_id')}
    and not ${isAway('c.other_id')}
  order by newest.id desc limit 1`;

const countedBuyers = 100;
/** Whom the member has ordered from. */
export const sellerCount = `
  select count(*)::integer from (
    select from listing_conversations
    where buyer_id = :me::integer and ordered and ${notBlocked(':me::integer', 'seller_id')} limit ${countedBuyers}
  ) sellers`;
/** Who has asked the member about a listing. */
export const buyerCount = `
  select count(*)::integer from (
    select from listing_conversations
    where seller_id = :me::integer and ${notBlocked(':me::integer', 'buyer_id')} limit ${countedBuyers}
  ) buyers`;

/** A seller answers on every plan, and a buyer about what was ordered. */
export const ofEveryPlan = `
  select buyer_id from listing_conversations
  where seller_id = :memberId::integer or buyer_id = :memberId::integer and ordered limit 1`;
