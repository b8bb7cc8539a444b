import type {
  CandidateSearch,
  Candidates,
  MatchFacts,
} from '@nestmates/application/friends/matching/ports.ts';
import { encodingVersion } from '@nestmates/domain/friends/matching/packed-member.ts';
import { degreesPerKm, type Point } from '@nestmates/domain/members/places/point.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { blockedPairsOf, notBlocked } from '../../members/pairs/not-blocked.ts';
import { preparedStatement, runPrepared } from '../../platform/database/prepared/prepared-statement.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { factsIn, type MatchFactsRow, matchFactsColumns, matchFactsTables } from './match-facts-reader.ts';
import { PackedMembersReader, type StoredNeighborhood, wordsOf } from './packed-members-reader.ts';

/** The largest distance of a candidate. */
const reachKm = 100;
/** Only so many of the nearest members are scored, and the rest of the last one's neighborhood. */
const maxCandidates = 15_000;

const reachInDegrees = reachKm * degreesPerKm;

interface SearchRow extends StoredNeighborhood {
  readonly latitude: number;
  readonly longitude: number;
  /** The member's own words, in the member's own row only. */
  readonly packed: string | null;
  /** Whom the member may not see or has dealt with, in the member's own row only. */
  readonly excluded: readonly MemberId[] | null;
}

/**
 * Reads which neighborhoods are the nearest, until the limit, and the versions of their packed members; so the work
 * is the same among ten thousand members and among a million. Only what is packed with the present encoding is
 * read. Whoever is restricted leaves with the visible facts of the few that are chosen. A member who has moved but is still packed at their former home counts as not packed.
 */
export const search = preparedStatement<SearchRow>(
  'candidates-search',
  `with me as materialized (
     select p.packed, n.latitude, n.longitude,
       ${reachInDegrees} / cos(radians(abs(n.latitude) + 1)) as reach_across,
       array(
         select user_id2 from matches where user_id1 = :me
         union all select user_id1 from matches where user_id2 = :me
         union all select recipient_id from connection_requests where requester_id = :me
         union all select passed_id from passes where member_id = :me and passed_at > :passedSince
         union all ${blockedPairsOf(':me')}
         union all select :me
       ) as excluded
     from match_profiles p join neighborhoods n on n.id = p.neighborhood_id
       join users u on u.id = p.member_id
     where p.member_id = :me::integer and p.encoding = ${encodingVersion}
       and u.shown_latitude = n.latitude and u.shown_longitude = n.longitude
   ), near as materialized (
     select n.id, n.latitude, n.longitude,
       row_number() over (order by distance_km(me.latitude, me.longitude, n.latitude, n.longitude), n.id) as nth
     from me, neighborhoods n
     where n.latitude between me.latitude - ${reachInDegrees} and me.latitude + ${reachInDegrees}
       and n.longitude between me.longitude - me.reach_across and me.longitude + me.reach_across
       and distance_km(me.latitude, me.longitude, n.latitude, n.longitude) <= ${reachKm}
   ), counted as materialized (
     select near.*, p.version, sum(p.member_count) over (order by nth) - p.member_count as nearer
     from near cross join lateral (
       select version, member_count from packed_neighborhoods
       where neighborhood_id = near.id and encoding = ${encodingVersion}
     ) p
   )
   select 0 as nth, 0 as id, null::bigint as version, latitude, longitude, packed, excluded from me
   union all
   select nth, id, version, latitude, longitude, null, null from counted
   where nearer < :limit::integer + (select cardinality(excluded) from me)
   order by nth`,
);

/** The member's own row is read along with those of the members that the search has chosen. */
const visibleFacts = preparedStatement<MatchFactsRow>(
  'candidates-visible-facts',
  `select ${matchFactsColumns} from ${matchFactsTables}
   where u.id = :me or (u.id = any(:ids) and not u.paused and ${notBlocked(':me', 'u.id')})`,
);

const pointOf = ({ latitude, longitude }: SearchRow): Point => ({ latitude, longitude });
const nobody = new Int32Array(0);

export class CandidateReader implements Candidates {
  readonly #transaction: KnexTransaction;
  readonly #limit: number;
  readonly #members: PackedMembersReader;
  constructor(transaction: KnexTransaction, limit = maxCandidates) {
    this.#transaction = transaction;
    this.#limit = limit;
    this.#members = new PackedMembersReader(transaction);
  }

  async search(me: MemberId, passedSince: Date): Promise<CandidateSearch | undefined> {
    const bindings = { me, passedSince, limit: this.#limit };
    const [mine, ...near] = await runPrepared(this.#transaction, search, bindings);
    if (!mine?.packed) return undefined;
    const members = await this.#members.read(near);
    return {
      mine: { point: pointOf(mine), members: wordsOf(mine.packed) },
      nearby: near.map((row, nth) => ({ point: pointOf(row), members: members[nth] ?? nobody })),
      excluded: new Set(mine.excluded),
    };
  }

  async visibleFacts(me: MemberId, ids: readonly MemberId[]): Promise<readonly MatchFacts[]> {
    return (await runPrepared(this.#transaction, visibleFacts, { me, ids })).map(factsIn);
  }
}
