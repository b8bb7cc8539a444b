import { scoreBetween } from '@nestmates/application/friends/matching/prepare-facts.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { MatchFactsReader } from '../friends/matching/match-facts-reader.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { timeAgo } from './brooklyn-time.ts';
import type { SeedMember } from './members/seed-member.ts';

interface SeedConnection {
  readonly from: string;
  readonly to: string;
  readonly daysAgo: number;
}

const demoEmail = (name: string) => `${name}@nestmates.test`;
const seedConnection = (from: string, to: string, daysAgo: number): SeedConnection => ({ from, to, daysAgo });

/** The connections of the named members: Ana has many, Cleo the first few. */
const namedConnections: readonly SeedConnection[] = [
  seedConnection(demoEmail('bea'), demoEmail('ana'), 80),
  seedConnection(demoEmail('ana'), demoEmail('dana'), 61),
  seedConnection(demoEmail('dana'), demoEmail('bea'), 33),
  seedConnection(demoEmail('cleo'), demoEmail('dana'), 12),
];

/** How many generated members each is connected with, and how many have asked them. */
const generatedConnectionCounts = [
  { email: demoEmail('ana'), met: 4, asking: 2 },
  { email: demoEmail('bea'), met: 2, asking: 1 },
  { email: demoEmail('cleo'), met: 1, asking: 2 },
  { email: demoEmail('dana'), met: 2, asking: 1 },
] as const;

/** Requested and not answered yet. */
const namedRequests: readonly SeedConnection[] = [seedConnection(demoEmail('ana'), demoEmail('cleo'), 1)];

/** The generated members of one city, each used once, so that nobody shares a connection. */
function memberPicker(generated: readonly SeedMember[]): (city: string, joined: number) => SeedMember {
  const unused = new Set(generated);
  return (city, joined) => {
    const found = [...unused].find((member) => member.city === city && member.joinedDaysAgo > joined);
    if (!found) throw new Error(`Nobody left in ${city}`);
    unused.delete(found);
    return found;
  };
}

/** Puts the oldest first, because lists show the newest first. */
const oldestFirst = (one: SeedConnection, other: SeedConnection): number => other.daysAgo - one.daysAgo;

function planConnections(named: readonly SeedMember[], generated: readonly SeedMember[]) {
  const next = memberPicker(generated);
  const met: SeedConnection[] = [...namedConnections];
  const waiting: SeedConnection[] = [...namedRequests];
  for (const { email, met: many, asking } of generatedConnectionCounts) {
    const city = named.find((member) => member.email === email)?.city ?? '';
    for (let n = 0; n < many; n += 1) met.push(seedConnection(next(city, 40).email, email, 30 - n * 7));
    for (let n = 0; n < asking; n += 1) waiting.push(seedConnection(next(city, 10).email, email, 1 + n * 3));
  }
  return { met: met.sort(oldestFirst), waiting: waiting.sort(oldestFirst) };
}

/** Connections with the scores that the two really have, and pending requests. */
export async function seedConnections(
  transaction: KnexTransaction,
  members: { readonly named: readonly SeedMember[]; readonly generated: readonly SeedMember[] },
  ids: ReadonlyMap<string, MemberId>,
  now: Date,
): Promise<void> {
  const { met, waiting } = planConnections(members.named, members.generated);
  const idOf = (email: string): MemberId => {
    const id = ids.get(email);
    if (id === undefined) throw new Error(`${email} is not in the story`);
    return id;
  };
  const everyone = [...new Set(met.flatMap(({ from, to }) => [idOf(from), idOf(to)]))];
  const facts = await new MatchFactsReader(transaction).factsOf(everyone);
  const byId = new Map(facts.map((member) => [member.id, member]));
  const requestOf = ({ from, to, daysAgo }: SeedConnection) => ({
    requesterId: idOf(from),
    recipientId: idOf(to),
    createdAt: timeAgo(days(daysAgo) + hours(9), now),
  });
  await transaction.db('connection_requests').insert([
    ...met.map((friend) => ({
      ...requestOf(friend),
      status: 'accepted',
      respondedAt: timeAgo(days(friend.daysAgo), now),
    })),
    ...waiting.map((request) => ({ ...requestOf(request), status: 'pending', respondedAt: null })),
  ]);
  await transaction.db('matches').insert(
    met.map(({ from, to, daysAgo }) => ({
      userId1: Math.min(idOf(from), idOf(to)),
      userId2: Math.max(idOf(from), idOf(to)),
      compatibilityScore: scoreBetween('stranger', byId.get(idOf(from)), byId.get(idOf(to))),
      status: 'accepted',
      createdAt: timeAgo(days(daysAgo), now),
    })),
  );
}
