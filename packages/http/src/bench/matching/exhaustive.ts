import type { MatchFacts } from '@nestmates/application/matching/ports.ts';
import { preparedFrom } from '@nestmates/application/matching/prepare-facts.ts';
import { scorePrepared } from '@nestmates/domain/matching/score.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { SqlMatchFacts } from '@nestmates/infrastructure/matching/sql-match-facts.ts';
import type { Country } from './community.ts';

const reachKm = 100;

/** What one would write first: read everyone within reach, and score them all. */
export async function exhaustively(
  { knex }: Country,
  memberId: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await knex.raw(
    `select u.id from users me, users u
     where me.id = ? and u.id <> me.id
       and distance_km(me.latitude, me.longitude, u.latitude, u.longitude) <= ?`,
    [memberId, reachKm],
  );
  const queries = new SqlMatchFacts(new KnexTransaction(knex));
  const facts = await queries.factsOf([memberId, ...rows.map(({ id }: { id: number }) => id)]);
  const mine = preparedFrom(facts.find(({ id }) => id === memberId));
  return new Map(facts.flatMap((other) => scored(mine, other, memberId)));
}

function scored(
  mine: ReturnType<typeof preparedFrom>,
  other: MatchFacts,
  memberId: number,
): (readonly [number, number])[] {
  const hers = other.id === memberId ? undefined : preparedFrom(other);
  return mine && hers ? [[other.id, scorePrepared(mine, hers)]] : [];
}
