import { columnsOf, type MemberColumns, type Role } from './roles.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { Reply, Visitor } from './visitor.ts';

const austin = { latitude: 30.27, longitude: -97.74 };

/** An onboarded member of that plan in Austin with a child of four, so that the search finds them. */
export async function mother(
  server: TestServer,
  columns: MemberColumns = {},
  role: Exclude<Role, 'visitor' | 'onboarding'> = 'pro',
): Promise<TestMember> {
  const member = await server.member({ ...columnsOf[role], ...austin, ...columns });
  await server.knex('children').insert({
    userId: member.id,
    position: 0,
    gender: 'girl',
    age: 4,
    createdAt: server.clock.now(),
  });
  return member;
}

/** Leaves the two as after a request that was accepted. */
export async function connect(server: TestServer, one: { id: number }, other: { id: number }): Promise<void> {
  await server.knex('matches').insert({
    userId1: Math.min(one.id, other.id),
    userId2: Math.max(one.id, other.id),
    compatibilityScore: 80,
    status: 'accepted',
    createdAt: server.clock.now(),
  });
}

export const twoMothers = async (server: TestServer): Promise<[TestMember, TestMember]> => [
  await mother(server, { firstName: 'Ana' }),
  await mother(server, { firstName: 'Bea' }),
];

export const askToConnect = (by: Visitor, { id }: { readonly id: number }): Promise<Reply> =>
  by.post('/api/connections/request', { recipientId: id });

/** The array that a list responds with. */
export const listAt = async (member: Visitor, path: string): Promise<readonly Record<string, never>[]> =>
  JSON.parse((await member.get(path)).text);
