import { randomUUID } from 'node:crypto';
import { removePhotos } from '@nestmates/application/members/photos/photos.ts';
import { photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import { insertReport, metInAList } from '../../../testing/case-setup.ts';
import { meeting } from '../../../testing/meeting.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import type { Reply } from '../../../testing/visitor.ts';

/** Bea's profile photo. */
async function photoOf({ server: { knex, clock }, bea }: Round): Promise<string> {
  const name = randomUUID();
  await knex('photos').insert({ name, ownerId: bea.id, usedAs: 'portrait', enteredAt: clock.now() });
  await knex('users')
    .where({ id: bea.id })
    .update({ profilePhotoUrl: photoUrl(name) });
  return name;
}

/** A case about Bea, which one has reported; Ana is an administrator. */
async function reportedCase({ server: { knex, clock }, ana, bea }: Round) {
  await knex('users').where({ id: ana.id }).update({ isAdmin: true });
  const at = clock.now();
  const begun = { memberId: bea.id, openedAt: at, oldestAt: at, status: 'open', version: 0 };
  const [{ id }] = await knex('cases').insert(begun).returning('id');
  await insertReport({ knex, clock }, id, bea.id);
  return id;
}

async function report({ server, ana, bea, one }: Round, about: object): Promise<Reply> {
  await metInAList(server, ana, bea);
  return ana.at(one).post('/api/reports', { about, category: 'spam' });
}

const deletesAccount = ({ bea, two }: Round) =>
  bea.at(two).delete('/api/account', { password: memberPassword });

/** Keeps a report from going on once its photos are held. */
const evidenceHeld = (holding: Round['server']['knex']) =>
  holding.raw('lock table evidence in share row exclusive mode');

const isOneOf = ({ status }: Reply, ...statuses: readonly number[]): boolean => statuses.includes(status);

raceInTwoProcesses(
  {
    'a report beside the deletion of the photo that it is about keeps it until it is copied': async (
      round,
    ) => {
      const { server, bea, two } = round;
      const photo = await photoOf(round);
      const deletes = async () => {
        const reply = await bea.at(two).delete('/api/profile/photo');
        await two.work(removePhotos, { names: [photo] });
        return reply;
      };
      const reports = () => report(round, { kind: 'photo', id: photo });
      const [reported, deleted] = await meeting(round, evidenceHeld, [reports, deletes]);
      const copied = await server.knex('evidence_photos').where({ source: photo });
      const isKept = await server.knex('photos').where({ name: photo }).first();
      const areAnswered = reported?.status === 200 && deleted?.status === 200;
      return areAnswered && copied.length === 1 && isKept !== undefined;
    },

    'a report beside the deletion of the member leaves no case that nobody closes': async (round) => {
      const { server, bea } = round;
      const id = await reportedCase(round);
      const reports = () => report(round, { kind: 'member', id: bea.id });
      const [reported, deleted] = await meeting(round, evidenceHeld, [reports, () => deletesAccount(round)]);
      const open = await server.knex('cases').where({ memberId: null, status: 'open' });
      const { status } = await server.knex('cases').where({ id }).first('status');
      const isAnswered = reported !== undefined && isOneOf(reported, 200, 404);
      return isAnswered && deleted?.status === 200 && open.length === 0 && status === 'void';
    },

    'a decision beside the deletion of the member is made or refused': async (round) => {
      const { server, ana, bea, one } = round;
      const id = await reportedCase(round);
      const things = [{ kind: 'member', id: bea.id }];
      const warning = { version: 0, decision: 'warn', rule: 'kind', words: 'Please be kind.', things };
      const [decided, deleted] = await meeting(
        round,
        (holding) => holding('reports').where({ caseId: id }).forUpdate(),
        [() => ana.at(one).post(`/api/admin/cases/${id}/decide`, warning), () => deletesAccount(round)],
      );
      const { status } = await server.knex('cases').where({ id }).first('status');
      const isAnswered = decided !== undefined && isOneOf(decided, 200, 404, 409);
      return (
        isAnswered && deleted?.status === 200 && status === (decided.status === 200 ? 'decided' : 'void')
      );
    },
  },
  new URL('../../../testing/naive/naive-reports.ts', import.meta.url),
);
