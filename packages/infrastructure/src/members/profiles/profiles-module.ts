import { Profiles } from '@nestmates/application/members/profiles/profiles.ts';
import { PublicProfileReader } from '../../market/shops/public-profile-reader.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { members } from '../accounts/ports.ts';
import { zipCentroids } from '../places/ports.ts';
import { profileStore, publicProfileQueries } from './ports.ts';
import { ProfileRepository } from './profile-repository.ts';

export const profilesFeature = feature({
  bind(bind) {
    repository(bind, profileStore, ProfileRepository);
    repository(bind, publicProfileQueries, PublicProfileReader);
    service(bind, Profiles, {
      members,
      profiles: profileStore,
      publicProfiles: publicProfileQueries,
      zipCentroids,
      transaction,
    });
  },
});
