import { Profiles } from '@nestmates/application/profiles/profiles.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { CensusZipCentroids } from '../places/zip-centroids.ts';
import { ports } from '../tokens.ts';
import { ProfileRepository } from './profile-repository.ts';
import { PublicProfileReader } from './public-profile-reader.ts';

export const profilesModule = new ContainerModule(({ bind }) => {
  bind(ports.zipCentroids).toResolvedValue(() => new CensusZipCentroids());
  bind(ports.profileStore).toResolvedValue(
    (transaction) => new ProfileRepository(transaction),
    [KnexTransaction],
  );
  bind(ports.publicProfileQueries).toResolvedValue(
    (transaction) => new PublicProfileReader(transaction),
    [KnexTransaction],
  );
  bind(Profiles).toResolvedValue(
    (members, profiles, publicProfiles, zipCentroids, transaction) =>
      new Profiles({ members, profiles, publicProfiles, zipCentroids, transaction }),
    [ports.members, ports.profileStore, ports.publicProfileQueries, ports.zipCentroids, ports.transaction],
  );
});
