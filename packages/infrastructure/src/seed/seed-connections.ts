import { scoreBetween } from '@nestmates/application/matching/prepare-facts.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { days, hours, later } from '@nestmates/domain/shared/time.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { SqlMatchFacts } from '../matching/sql-match-facts.ts';
import type { SeedMember } from './seed-member.ts';

interface Tie {
  readonly from: string;
  readonly to: string;
  readonly daysAgo: number;
}

const named = (name: string) => `${name}@nestmates.test`;
const tie = (from: string, to: string, daysAgo: number): Tie => ({ from, to, daysAgo });

/** Who has found whom: Ana knows most of them by now, Cleo has only begun. */
const friends: readonly Tie[] = [
  tie(named('bea'), named('ana'), 80),
  tie(named('ana'), named('dana'), 61),
  tie(named('dana'), named('bea'), 33),
  tie(named('cleo'), named('dana'), 12),
];

/** How many neighbors each has met besides, and how many are waiting for her answer. */
const neighborly = [
  { email: named('ana'), met: 4, asking: 2 },
  { email: named('bea'), met: 2, asking: 1 },
  { email: named('cleo'), met: 1, asking: 2 },
  { email: named('dana'), met: 2, asking: 1 },
] as const;

/** Asked, and not answered yet. */
const asked: readonly Tie[] = [tie(named('ana'), named('cleo'), 1)];

/** The neighbors of one city, each taken once, so that everybody has her own. */
function neighborsOf(crowd: readonly SeedMember[]): (city: string, joined: number) => SeedMember {
  const free = new Set(crowd);
  return (city, joined) => {
    const found = [...free].find((member) => member.city === city && member.joined > joined);
    if (!found) throw new Error(`Nobody left in ${city}`);
    free.delete(found);
    return found;
  };
}

/** As they would have come: lists put what came last first. */
const longAgoFirst = (one: Tie, other: Tie): number => other.daysAgo - one.daysAgo;

function tiesOf(cast: readonly SeedMember[], crowd: readonly SeedMember[]) {
  const next = neighborsOf(crowd);
  const met: Tie[] = [...friends];
  const waiting: Tie[] = [...asked];
  for (const { email, met: many, asking } of neighborly) {
    const city = cast.find((member) => member.email === email)?.city ?? '';
    for (let n = 0; n < many; n += 1) met.push(tie(next(city, 40).email, email, 30 - n * 7));
    for (let n = 0; n < asking; n += 1) waiting.push(tie(next(city, 10).email, email, 1 + n * 3));
  }
  return { met: met.sort(longAgoFirst), waiting: waiting.sort(longAgoFirst) };
}

/** Connections with the scores that the two really have, and requests that wait. */
export async function seedConnections(
  transaction: KnexTransaction,
  people: { readonly cast: readonly SeedMember[]; readonly crowd: readonly SeedMember[] },
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const { met, waiting } = tiesOf(people.cast, people.crowd);
  const idOf = (email: string): MemberId => {
    const id = ids.get(email);
    if (id === undefined) throw new Error(`${email} is not in the story`);
    return id;
  };
  const everyone = [...new Set(met.flatMap(({ from, to }) => [idOf(from), idOf(to)]))];
  const facts = await new SqlMatchFacts(transaction).factsOf(everyone);
  const byId = new Map(facts.map((member) => [member.id, member]));
  const requestOf = ({ from, to, daysAgo }: Tie) => ({
    requesterId: idOf(from),
    recipientId: idOf(to),
    createdAt: later(now, -days(daysAgo) - hours(9)),
  });
  await transaction.db('connection_requests').insert([
    ...met.map((friend) => ({
      ...requestOf(friend),
      status: 'accepted',
      respondedAt: later(now, -days(friend.daysAgo)),
    })),
    ...waiting.map((request) => ({ ...requestOf(request), status: 'pending', respondedAt: null })),
  ]);
  await transaction.db('matches').insert(
    met.map(({ from, to, daysAgo }) => ({
      userId1: Math.min(idOf(from), idOf(to)),
      userId2: Math.max(idOf(from), idOf(to)),
      compatibilityScore: scoreBetween(byId.get(idOf(from)), byId.get(idOf(to))),
      status: 'accepted',
      createdAt: later(now, -days(daysAgo)),
    })),
  );
}
