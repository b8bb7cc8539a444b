import { jobHandler } from '@nestmates/application/jobs/jobs.ts';
import { Matching } from '@nestmates/application/matching/matching.ts';
import { Packing, packProfile } from '@nestmates/application/matching/packing.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { CandidateReader } from './candidate-reader.ts';
import { MatchFactsReader } from './match-facts-reader.ts';
import { PackedProfileRepository } from './packed-profile-repository.ts';
import { SwipeRepository } from './swipe-repository.ts';

export const matchingModule = new ContainerModule(({ bind }) => {
  bind(ports.matchFacts).toResolvedValue(
    (transaction) => new MatchFactsReader(transaction),
    [KnexTransaction],
  );
  bind(ports.candidates).toResolvedValue(
    (transaction) => new CandidateReader(transaction),
    [KnexTransaction],
  );
  bind(ports.packedProfiles).toResolvedValue(
    (transaction) => new PackedProfileRepository(transaction),
    [KnexTransaction],
  );
  bind(SwipeRepository).toResolvedValue((transaction) => new SwipeRepository(transaction), [KnexTransaction]);
  bind(ports.passes).toService(SwipeRepository);
  bind(ports.swipes).toService(SwipeRepository);

  bind(Packing).toResolvedValue(
    (facts, packed, transaction) => new Packing({ facts, packed, transaction }),
    [ports.matchFacts, ports.packedProfiles, ports.transaction],
  );
  bind(Matching).toResolvedValue(
    (candidates, packing, pairs, passes, swipes, transaction, clock) =>
      new Matching({ candidates, packing, pairs, passes, swipes, transaction, clock }),
    [ports.candidates, Packing, ports.pairs, ports.passes, ports.swipes, ports.transaction, ports.clock],
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
