import type { TestMember, TestServer } from './test-server.ts';
import type { Reply } from './visitor.ts';

export interface CasePage {
  readonly id: number;
  readonly version: number;
  readonly things: readonly {
    readonly kind: string;
    readonly id: number | string;
    readonly kept: { readonly photoUrls: readonly string[] } | null;
  }[];
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
  member: { readonly id: number },
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

/** A report of somebody who has left since, in a case that was inserted. */
export async function insertReport(
  { knex, clock }: Pick<TestServer, 'knex'> & { readonly clock: Pick<TestServer['clock'], 'now'> },
  caseId: number,
  memberId: number,
): Promise<readonly { readonly kind: 'member'; readonly id: number }[]> {
  const at = clock.now();
  const about = { kind: 'member', thingId: String(memberId), title: 'Bea' };
  await knex('reports').insert({
    caseId,
    ...about,
    reporterSince: at,
    category: 'spam',
    state: 'received',
    at,
  });
  return [{ kind: 'member', id: memberId }];
}

/** It rests on everything that was reported. */
export const decideCase = (
  admin: TestMember,
  { id, version, things }: CasePage,
  decision: string,
  more: object = {},
) =>
  admin.post(`/api/admin/cases/${id}/decide`, {
    version,
    decision,
    things: things.map(({ kind, id: thingId }) => ({ kind, id: thingId })),
    rule: 'kind',
    words: 'Please be kind.',
    ...more,
  });
