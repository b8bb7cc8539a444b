import { jobHandler } from '@nestmates/application/jobs/jobs.ts';
import { Matching } from '@nestmates/application/matching/matching.ts';
import { Packing, packProfile } from '@nestmates/application/matching/packing.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlCandidates } from './sql-candidates.ts';
import { SqlMatchFacts } from './sql-match-facts.ts';
import { SqlPackedProfiles } from './sql-packed-profiles.ts';
import { SqlSwipes } from './sql-swipes.ts';

export const matchingModule = new ContainerModule(({ bind }) => {
  bind(ports.matchFacts).toResolvedValue((transaction) => new SqlMatchFacts(transaction), [KnexTransaction]);
  bind(ports.candidates).toResolvedValue((transaction) => new SqlCandidates(transaction), [KnexTransaction]);
  bind(ports.packedProfiles).toResolvedValue(
    (transaction) => new SqlPackedProfiles(transaction),
    [KnexTransaction],
  );
  bind(SqlSwipes).toResolvedValue((transaction) => new SqlSwipes(transaction), [KnexTransaction]);
  bind(ports.passes).toService(SqlSwipes);
  bind(ports.swipes).toService(SqlSwipes);

  bind(Packing).toResolvedValue(
    (facts, packed, transaction) => new Packing({ facts, packed, transaction }),
    [ports.matchFacts, ports.packedProfiles, ports.transaction],
  );
  bind(Matching).toResolvedValue(
    (candidates, packing, connections, passes, swipes, transaction, clock) =>
      new Matching({ candidates, packing, connections, passes, swipes, transaction, clock }),
    [
      ports.candidates,
      Packing,
      ports.connectionStore,
      ports.passes,
      ports.swipes,
      ports.transaction,
      ports.clock,
    ],
  );

  bind(ports.jobHandlers).toResolvedValue(
    (packing) => jobHandler(packProfile, async (payload) => void (await packing.pack(payload))),
    [Packing],
  );
  bind(ports.cronJobs).toResolvedValue(
    (packing) => ({ name: 'matching.mend-packed', schedule: '7 * * * *', run: () => packing.repackStale() }),
    [Packing],
  );
});
