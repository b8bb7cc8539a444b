import { randomUUID } from 'node:crypto';
import { newSessionExpiry } from '@nestmates/domain/members/accounts/session.ts';
import { randomTokens } from '@nestmates/infrastructure/members/accounts/random-tokens.ts';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { insertMembers } from './insert-members.ts';
import { memberPasswordHash } from './member-password.ts';
import type { MemberColumns } from './roles.ts';
import { Visitor } from './visitor.ts';

export interface SignedInMember {
  readonly id: number;
  /** This member, with their session, as a client of a server. */
  at(server: { readonly origin: string; readonly fetch?: typeof fetch }): Visitor;
}

function signedInMember(id: number, token: string): SignedInMember {
  return {
    id,
    at({ origin, fetch }) {
      const visitor = new Visitor(origin, fetch);
      visitor.cookies.set('nestmates', token);
      return visitor;
    },
  };
}

/** Signed-in members for races, inserted with a few statements however many they are. */
export async function signedInMembers(
  { knex }: { readonly knex: Knex },
  size: number,
  columns: MemberColumns,
): Promise<readonly SignedInMember[]> {
  const createdAt = new Date();
  const ids = await insertMembers(
    knex,
    Array.from({ length: size }, () => ({
      ...columns,
      email: `${randomUUID()}@nestmates.test`,
      password: memberPasswordHash,
    })),
    createdAt,
  );
  const sessions = ids.map((id) => ({ id, token: randomTokens.generate() }));
  await knex('sessions').insert(
    sessions.map(({ id, token }) => ({
      userId: id,
      tokenHash: randomTokens.digest(token),
      createdAt,
      passwordConfirmedAt: createdAt,
      expiresAt: newSessionExpiry(createdAt),
    })),
  );
  return sessions.map(({ id, token }) => signedInMember(id, token));
}
