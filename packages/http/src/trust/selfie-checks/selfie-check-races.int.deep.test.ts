import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import type { Reply } from '../../../testing/visitor.ts';

const photoUrl = '/photos/of-ana/card.webp';
const sorted = (replies: readonly Reply[]) => `${replies.map(({ status }) => status).toSorted()}`;

async function thirdWithSelfies({ server }: Round) {
  const { id: memberId } = await server.member({ profilePhotoUrl: photoUrl });
  const at = server.clock.now();
  const [{ id }] = await server
    .knex('selfie_checks')
    .insert({ memberId, status: 'sent', poses: ['fist', 'look-up'], askedAt: at, sentAt: at, photoUrl })
    .returning('id');
  return { id, memberId };
}

/** Two administrators decide at once: one decision stands, and the badge is as it says. */
async function twoDecisions(round: Round): Promise<boolean> {
  const { server, ana, bea, one, two } = round;
  await server.knex('users').whereIn('id', [ana.id, bea.id]).update({ isAdmin: true });
  const { id, memberId } = await thirdWithSelfies(round);
  const path = `/api/admin/checks/${id}/decide`;
  const replies = await Promise.all([
    ana.at(one).post(path, { decision: 'approve' }),
    bea.at(two).post(path, { decision: 'refuse', words: 'Somebody else.' }),
  ]);
  const { status } = await server.knex('selfie_checks').where({ id }).first('status');
  const { checkedAt } = await server.knex('users').where({ id: memberId }).first('checkedAt');
  const entries = await server.knex('audit').where({ action: 'selfie-check.decided', memberId });
  return (
    sorted(replies) === '200,409' && entries.length === 1 && (checkedAt !== null) === (status === 'approved')
  );
}

/** A member asks for poses in two windows: both show the same two. */
async function twoAsks({ server, ana, one, two }: Round): Promise<boolean> {
  await server.knex('users').where({ id: ana.id }).update({ profilePhotoUrl: photoUrl });
  const replies = await Promise.all([
    ana.at(one).post('/api/selfie-checks'),
    ana.at(two).post('/api/selfie-checks'),
  ]);
  const [first, second] = replies.map(({ body }) => JSON.stringify(body.poses));
  const asked = await server.knex('selfie_checks').where({ memberId: ana.id });
  return sorted(replies) === '200,200' && first === second && asked.length === 1;
}

raceInTwoProcesses(
  { 'two administrators decide': twoDecisions, 'a member asks twice': twoAsks },
  new URL('../../../testing/naive/naive-selfie-checks.ts', import.meta.url),
);
