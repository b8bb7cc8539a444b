import type { TestMember, TestServer } from './test-server.ts';

export interface CasePage {
  readonly id: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

export const reportMember = (by: TestMember, { id }: TestMember, category = 'harassment') =>
  by.post('/api/reports', { about: { kind: 'member', id }, category });

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
