import type { TestMember, TestServer } from './test-server.ts';
import type { Reply } from './visitor.ts';

export interface CasePage {
  readonly id: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

/** A list has shown a member to another, who may look at their profile and report them from then on. */
export async function metInAList(
  { knex, clock }: Pick<TestServer, 'knex' | 'clock'>,
  { id: viewerId }: { readonly id: number },
  { id: memberId }: { readonly id: number },
): Promise<void> {
  const shown = { viewerId, memberId, day: clock.now(), byNumber: false };
  await knex('shown_strangers').insert(shown).onConflict().ignore();
}

export async function reportMember(
  server: TestServer,
  by: TestMember,
  member: TestMember,
  category = 'harassment',
  words?: string,
): Promise<Reply> {
  await metInAList(server, by, member);
  return by.post('/api/reports', { about: { kind: 'member', id: member.id }, category, words });
}

/** The newest case about a member, as an administrator sees it. */
export async function caseAbout(
  { knex }: TestServer,
  admin: TestMember,
  member: TestMember,
): Promise<CasePage> {
  const { id } = await knex('cases').where({ memberId: member.id }).orderBy('id', 'desc').first('id');
  return (await admin.get(`/api/admin/cases/${id}`)).body as CasePage;
}

export const decideCase = (
  admin: TestMember,
  { id, version }: CasePage,
  decision: string,
  more: object = {},
) =>
  admin.post(`/api/admin/cases/${id}/decide`, {
    version,
    decision,
    rule: 'kind',
    words: 'Please be kind.',
    ...more,
  });
