import { Profiles } from '@nestmates/application/profiles/profiles.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { CensusZipCentroids } from '../places/zip-centroids.ts';
import { ports } from '../tokens.ts';
import { ObjectionProfiles } from './objection-profiles.ts';
import { SqlPublicProfiles } from './sql-public-profiles.ts';

export const profilesModule = new ContainerModule(({ bind }) => {
  bind(ports.zipCentroids).toResolvedValue(() => new CensusZipCentroids());
  bind(ports.profileStore).toResolvedValue(
    (transaction) => new ObjectionProfiles(transaction),
    [KnexTransaction],
  );
  bind(ports.publicProfileQueries).toResolvedValue(
    (transaction) => new SqlPublicProfiles(transaction),
    [KnexTransaction],
  );
  bind(Profiles).toResolvedValue(
    (profiles, publicProfiles, zipCentroids, transaction) =>
      new Profiles({ profiles, publicProfiles, zipCentroids, transaction }),
    [ports.profileStore, ports.publicProfileQueries, ports.zipCentroids, ports.transaction],
  );
});
