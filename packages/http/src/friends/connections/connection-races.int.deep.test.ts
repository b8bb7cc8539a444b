import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import type { SignedInMember } from '../../../testing/signed-in-members.ts';
import type { Reply, Visitor } from '../../../testing/visitor.ts';

const ask = (by: Visitor, whom: SignedInMember) =>
  by.post('/api/connections/request', { recipientId: whom.id });
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort();

/** What is stored about the two afterwards. */
async function remaining({ server, ana, bea }: Round) {
  const ids = [ana.id, bea.id];
  const matches = await server.knex('matches').whereIn('userId1', ids).whereIn('userId2', ids);
  const requests = await server.knex('connection_requests').whereIn('requesterId', ids);
  return { matches: matches.length, requests: requests.map(({ status }) => status) };
}

/** Both ask to connect at once: one request is created, the other one accepts it. */
async function mutualRequests(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const replies = await Promise.all([ask(ana.at(one), bea), ask(bea.at(two), ana)]);
  const told = replies.map(({ body }) => body.status).sort();
  const { matches, requests } = await remaining(round);
  return `${told}` === 'connected,requested' && matches === 1 && `${requests}` === 'accepted';
}

/** The member accepts on one page and declines on the other. */
async function acceptedAndDeclined(round: Round): Promise<boolean> {
  const { server, ana, bea, one, two } = round;
  const [request] = await server
    .knex('connection_requests')
    .insert({ requesterId: ana.id, recipientId: bea.id, createdAt: new Date() })
    .returning('id');
  const answer = (by: Visitor, action: string) =>
    by.post('/api/connections/respond', { requestId: request.id, action });
  const replies = await Promise.all([answer(bea.at(one), 'accept'), answer(bea.at(two), 'decline')]);
  const { matches, requests } = await remaining(round);
  const accepted = replies[0]?.status === 200;
  return (
    `${statuses(replies)}` === '200,409' &&
    matches === (accepted ? 1 : 0) &&
    `${requests}` === (accepted ? 'accepted' : 'declined')
  );
}

/** One asks while the other blocks them: in either order nothing waits between them. */
async function askedWhileBlocking(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const replies = await Promise.all([ask(ana.at(one), bea), bea.at(two).post(`/api/blocks/${ana.id}`)]);
  const { matches, requests } = await remaining(round);
  return replies[1]?.status === 200 && matches === 0 && ['', 'ended'].includes(`${requests}`);
}

raceInTwoProcesses(
  { mutualWish: mutualRequests, secondThoughts: acceptedAndDeclined, askedWhileBlocking },
  new URL('../../../testing/naive/naive-connections.ts', import.meta.url),
);
