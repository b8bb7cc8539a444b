import { connect } from '../../../testing/mothers.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import type { SignedInMember } from '../../../testing/signed-in-members.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const wave = (by: Visitor, to: SignedInMember) => by.post(`/api/connections/${to.id}/wave`);

/** The same member waves on two pages at once: one wave, told once; the other page is told that it was. */
async function twoTaps({ server, ana, bea, one, two }: Round): Promise<boolean> {
  await connect(server, ana, bea);
  const replies = await Promise.all([wave(ana.at(one), bea), wave(ana.at(two), bea)]);
  const stored = await server.knex('waves').where({ senderId: ana.id });
  return `${replies.map(({ status }) => status).sort()}` === '200,429' && stored.length === 1;
}

raceInTwoProcesses({ twoTaps }, new URL('../../../testing/naive/naive-waves.ts', import.meta.url));
