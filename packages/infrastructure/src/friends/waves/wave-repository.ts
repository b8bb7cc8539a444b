import {
  maxWaves,
  type WaveDraft,
  type WaveStore,
  type WavesBetween,
} from '@nestmates/application/friends/waves/ports.ts';
import type { Wave } from '@nestmates/domain/friends/waves/wave.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { isAway, notBlockedByEither } from '../../members/pairs/not-blocked.ts';
import { joinSubscription, subscriptionColumns } from '../../platform/access/entitlement-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const add = `
  insert into waves (match_id, sender_id, receiver_id, at)
  select id, :senderId::integer, :receiverId::integer, :at::timestamptz from matches
  where user_id1 = least(:senderId::integer, :receiverId::integer)
    and user_id2 = greatest(:senderId::integer, :receiverId::integer)
    and not exists (
      select from waves where match_id = matches.id and sender_id = :senderId::integer and at > :since::timestamptz
    )
  returning id, sender_id, at`;

const between = `
  select m.created_at as connected_at, ${isAway('u.id')} as away, u.has_unlocked, ${subscriptionColumns},
    coalesce(newest.waves, '[]') as waves
  from users u join matches m
    on m.user_id1 = least(:me::integer, u.id) and m.user_id2 = greatest(:me::integer, u.id) and m.status = 'accepted'
  ${joinSubscription('u')}
  left join lateral (
    select json_agg(json_build_object('id', id, 'senderId', sender_id, 'at', at) order by id) as waves
    from (select id, sender_id, at from waves where match_id = m.id order by id desc limit ${maxWaves}) of_both
  ) newest on true
  where u.id = :other::integer and ${notBlockedByEither(':me::integer', 'u.id')}`;

type Row = Entitlement &
  Pick<WavesBetween, 'connectedAt' | 'away'> & {
    readonly waves: readonly (Omit<Wave, 'at'> & { readonly at: string })[];
  };

export class WaveRepository implements WaveStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(draft: WaveDraft, at: Date, since: Date): Promise<Wave | undefined> {
    const [added] = await sql<Wave>(this.#transaction, add, { ...draft, at, since });
    return added;
  }

  async between(me: MemberId, other: MemberId): Promise<WavesBetween | undefined> {
    const [found] = await sql<Row>(this.#transaction, between, { me, other });
    if (!found) return undefined;
    const { connectedAt, away, waves, ...entitlement } = found;
    return {
      connectedAt,
      away,
      entitlement,
      waves: waves.map((wave) => ({ ...wave, at: new Date(wave.at) })),
    };
  }
}
