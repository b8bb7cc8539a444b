import { days, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { aProposal } from '@nestmates/domain/testing/playdates/a-proposal.ts';
import { planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';
import type { ProposedPlaydate } from '@nestmates/domain/together/playdates/playdate.ts';
import { acceptPlaydate } from '@nestmates/domain/together/playdates/playdate-actions.ts';
import type { NewPlaydate, PlaydateQueries, PlaydateStore } from '../../../src/together/playdates/ports.ts';
import { contractStart, type PairPorts, threeMembers } from '../arrange.ts';

export interface PlaydatePorts extends PairPorts {
  readonly playdates: PlaydateStore;
  readonly playdateQueries: PlaydateQueries;
}

export const saturday = later(contractStart, days(3));
export const sunday = later(contractStart, days(4));
export const timesAt = (...dates: readonly Date[]) => dates.map((date) => planTimeFrom({ date }));
export const answeredAt = later(contractStart, minutes(5));

/** The members of a contract, and what Ana suggests to Bea. */
export async function threeWithProposals(ports: PlaydatePorts) {
  const members = await threeMembers(ports);
  const { ana, bea } = members;
  const context = await ports.playdates.context(ana.id, bea.id);
  const proposal = (given: Partial<ProposedPlaydate> = {}): NewPlaydate => {
    const { id: _, ...fields } = aProposal({ createdAt: contractStart, times: timesAt(saturday, sunday) });
    const two = { userIdOne: ana.id, userIdTwo: bea.id, matchId: context?.matchId ?? 0 };
    return { ...fields, ...two, proposedBy: given.userIdOne ?? ana.id, ...given };
  };
  const add = async (given?: Partial<ProposedPlaydate>, at = contractStart): Promise<ProposedPlaydate> => {
    const { matchId: _, ...fields } = proposal(given);
    const id = await ports.playdates.add(proposal(given), at);
    if (id === undefined) throw new Error('A proposal of the two is open already');
    return { ...fields, id };
  };
  /** What the other has agreed to at once, so that another may be proposed. */
  const schedule = async (given?: Partial<ProposedPlaydate>) => {
    const proposed = await add(given);
    const accepted = acceptPlaydate(proposed, 'invited', proposed.times[0]?.date ?? saturday, answeredAt);
    await ports.playdates.save(accepted, 'proposed');
    return accepted;
  };
  return { ...members, context, proposal, add, schedule };
}

export const lockPlaydate = (ports: PlaydatePorts, id: number, me: number) =>
  ports.transaction.run(() => ports.playdates.lock(id, me));
