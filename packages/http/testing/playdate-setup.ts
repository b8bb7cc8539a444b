import { connect, mother } from './mothers.ts';
import { columnsOf } from './roles.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { Reply, Visitor } from './visitor.ts';

/** Free at any time, in Austin. */
const free = { availability: ['flexible-schedule'], state: 'TX' };

export const planner = (server: TestServer, firstName = 'Ana', columns: object = {}): Promise<TestMember> =>
  mother(server, { ...columnsOf.premium, ...free, firstName, ...columns });

/** Has no plan: answering needs none. */
export const playmate = (server: TestServer, firstName = 'Bea', columns: object = {}): Promise<TestMember> =>
  mother(server, { ...free, firstName, ...columns }, 'free');

/** Two connected members who have a child of four each and are always free. */
export async function playmates(server: TestServer) {
  const [ana, bea] = [await planner(server), await playmate(server)];
  await connect(server, ana, bea);
  return { ana, bea };
}

export const findMatches = (by: Visitor, body?: object): Promise<Reply> =>
  by.post('/api/playdate-matches', body);

export const suggestTo = (by: Visitor, { id }: { readonly id: number }): Promise<Reply> =>
  by.post('/api/suggest-meetup', { targetUserId: id });

export const accept = (by: Visitor, playdateId: unknown, time: unknown): Promise<Reply> =>
  by.post(`/api/playdates/${playdateId}/accept`, { time });

export const decline = (by: Visitor, playdateId: unknown): Promise<Reply> =>
  by.post(`/api/playdates/${playdateId}/decline`);

export const proposeAnew = (by: Visitor, playdateId: unknown, times: readonly string[]): Promise<Reply> =>
  by.post(`/api/playdates/${playdateId}/propose`, {
    times: times.map((date) => ({ date })),
  });

export const cancel = (by: Visitor, playdateId: unknown): Promise<Reply> =>
  by.post(`/api/playdates/${playdateId}/cancel`);

/** When the times of an answer begin. */
export const beginningsIn = (times: unknown): readonly string[] =>
  Object(times).map(({ date }: { readonly date: string }) => date);

export interface Proposal {
  readonly ana: TestMember;
  readonly bea: TestMember;
  readonly playdateId: number;
  /** When those that were proposed begin. */
  readonly times: readonly string[];
}

/** What Ana has suggested to Bea. */
export async function proposed(server: TestServer): Promise<Proposal> {
  const two = await playmates(server);
  const { body } = await suggestTo(two.ana, two.bea);
  return { ...two, playdateId: Number(body.id), times: beginningsIn(body.times) };
}

export async function scheduled(server: TestServer): Promise<Proposal> {
  const proposal = await proposed(server);
  await accept(proposal.bea, proposal.playdateId, proposal.times[0]);
  return proposal;
}

export const playdateStatus = async ({ knex }: TestServer, id: number): Promise<string | undefined> =>
  (await knex('playdates').where({ id }).first('status'))?.status;

export const entriesOfPlaydate = ({ knex }: TestServer, playdateId: number) =>
  knex('calendar_events').where({ playdateId }).orderBy('userId').select('userId', 'title');
