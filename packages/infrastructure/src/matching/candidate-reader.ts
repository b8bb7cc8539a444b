import type { CandidateSearch, Candidates, MatchFacts } from '@nestmates/application/matching/ports.ts';
import type { Neighborhood } from '@nestmates/domain/matching/ranking.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { preparedStatement, runPrepared } from '../database/prepared-statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { notBlocked } from '../pairs/not-blocked.ts';
import { factsIn, type MatchFactsRow, matchFactsColumns, matchFactsTables } from './match-facts-reader.ts';

/** The largest distance of a candidate. */
const reachKm = 100;
/** Only this many of the nearest members are scored, however many live within reach. */
const maxCandidates = 3000;

const reachInDegrees = reachKm / 111.19;

interface NeighborhoodRow {
  readonly me: boolean;
  readonly latitude: number;
  readonly longitude: number;
  readonly packed: Buffer;
}

/**
 * Reads neighborhoods by distance, and the members of each by index, the newest first, until the limit; so
 * the work is the same among ten thousand members and among a million. A member who has moved but is still
 * packed at her former home counts as not packed.
 */
export const search = preparedStatement<NeighborhoodRow>(
  'candidates-search',
  `with me as materialized (
     select p.packed, n.id, n.latitude, n.longitude,
       ${reachInDegrees} / cos(radians(abs(n.latitude) + 1)) as reach_across
     from match_profiles p join neighborhoods n on n.id = p.neighborhood_id
       join users u on u.id = p.member_id
     where p.member_id = :me::integer and u.latitude = n.latitude and u.longitude = n.longitude
   ), dealt_with as materialized (
     select user_id2 as member_id from matches where user_id1 = :me
     union all select user_id1 from matches where user_id2 = :me
     union all select recipient_id from connection_requests where requester_id = :me
     union all select passed_id from passes where member_id = :me and passed_at > :passedSince
     union all select :me
   ), near as materialized (
     select n.id, n.latitude, n.longitude,
       distance_km(me.latitude, me.longitude, n.latitude, n.longitude) as km
     from me, neighborhoods n
     where n.latitude between me.latitude - ${reachInDegrees} and me.latitude + ${reachInDegrees}
       and n.longitude between me.longitude - me.reach_across and me.longitude + me.reach_across
   ), found as (
     select near.id, near.latitude, near.longitude, near.km, p.packed
     from (select * from near where km <= ${reachKm} order by km, id) near
     cross join lateral (
       select packed from match_profiles
       where neighborhood_id = near.id
         and member_id not in (select member_id from dealt_with)
         and ${notBlocked(':me', 'member_id')}
       order by member_id desc
     ) p
     order by near.km, near.id
     limit ${maxCandidates}
   )
   select true as me, latitude, longitude, packed, 0::float8 as km from me
   union all
   select false, min(latitude), min(longitude), string_agg(packed, ''::bytea), km
   from found group by km, id
   order by me desc, km`,
);

/** Her own row is read along with those of the members that the search has chosen. */
const visibleFacts = preparedStatement<MatchFactsRow>(
  'candidates-visible-facts',
  `select ${matchFactsColumns} from ${matchFactsTables}
   where u.id = :me or (u.id = any(:ids) and ${notBlocked(':me', 'u.id')})`,
);

/**
 * A copy, because an Int32Array needs an offset that is a multiple of four, which a driver's buffer need not
 * have.
 */
const toWords = (packed: Buffer): Int32Array =>
  new Int32Array(packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength));

const neighborhoodOf = ({ latitude, longitude, packed }: NeighborhoodRow): Neighborhood => ({
  point: { latitude, longitude },
  members: toWords(packed),
});

export class CandidateReader implements Candidates {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async search(me: MemberId, passedSince: Date): Promise<CandidateSearch | undefined> {
    const found = await runPrepared(this.#transaction, search, { me, passedSince });
    const mine = found.find((row) => row.me);
    return (
      mine && {
        mine: neighborhoodOf(mine),
        nearby: found.filter((row) => !row.me).map(neighborhoodOf),
      }
    );
  }

  async visibleFacts(me: MemberId, ids: readonly MemberId[]): Promise<readonly MatchFacts[]> {
    return (await runPrepared(this.#transaction, visibleFacts, { me, ids })).map(factsIn);
  }
}
