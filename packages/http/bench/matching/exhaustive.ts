import type { MatchFacts } from '@nestmates/application/friends/matching/ports.ts';
import { prepareKnown } from '@nestmates/application/friends/matching/prepare-facts.ts';
import { scorePrepared } from '@nestmates/domain/friends/matching/score.ts';
import { knownTo } from '@nestmates/domain/members/people/known-member.ts';
import { MatchFactsReader } from '@nestmates/infrastructure/friends/matching/match-facts-reader.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import type { Community } from './community.ts';

const reachKm = 100;

/** The naive ranking: read everyone within reach and score them all. */
export async function scoreExhaustively(
  { knex }: Community,
  memberId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await knex.raw(
    `select u.id from users me, users u
     where me.id = ? and u.id <> me.id
       and distance_km(me.latitude, me.longitude, u.latitude, u.longitude) <= ?`,
    [memberId, reachKm],
  );
  const queries = new MatchFactsReader(new KnexTransaction(knex));
  const facts = await queries.factsOf([memberId, ...rows.map(({ id }: { id: number }) => id)]);
  const own = facts.find(({ id }) => id === memberId);
  const mine = prepareKnown(own && knownTo('stranger', own));
  return new Map(facts.flatMap((other) => scored(mine, other, memberId)));
}

function scored(
  mine: ReturnType<typeof prepareKnown>,
  other: MatchFacts,
  memberId: number,
): (readonly [number, number])[] {
  const theirs = other.id === memberId ? undefined : prepareKnown(knownTo('stranger', other));
  return mine && theirs ? [[other.id, scorePrepared(mine, theirs)]] : [];
}
