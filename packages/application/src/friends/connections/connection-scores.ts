import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { scoreBetween } from '../matching/prepare-facts.ts';

/** Added by the database when two connect, and when one of them or a child of theirs changes in what a score reads. */
export const renewScores = job('connections.renew-scores', z.object({ memberId: id }));

const membersAtOnce = 500;

/**
 * Keeps the scores of connections what they are by what the two show now: in the transaction of a change of a profile,
 * so that what is hidden is hidden at once, and by a job after whatever else changes it.
 */
export class ConnectionScores extends useCase('connectionScoreStore', 'matchFacts', 'transaction') {
  /** The connections are locked before anybody's facts are read, so that an older score never replaces a newer one. */
  async renew({ memberId }: { readonly memberId: MemberId }): Promise<void> {
    const { connectionScoreStore: store, matchFacts: facts, transaction } = this.needs;
    await transaction.run(async () => {
      const connections = await store.lockScoresOf(memberId);
      for (let at = 0; at < connections.length; at += membersAtOnce) {
        const some = connections.slice(at, at + membersAtOnce);
        const found = await facts.factsOf([memberId, ...some.map(({ otherId }) => otherId)]);
        const byId = new Map(found.map((one) => [one.id, one]));
        const renewed = some.map(({ matchId, otherId, score }) => ({
          matchId,
          before: score,
          score: scoreBetween('stranger', byId.get(memberId), byId.get(otherId)),
        }));
        await store.saveScores(renewed.filter(({ before, score }) => score !== before));
      }
    });
  }
}
