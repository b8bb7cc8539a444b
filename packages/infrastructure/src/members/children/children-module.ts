import { Children } from '@nestmates/application/members/children/children.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { members } from '../accounts/ports.ts';
import { profileStore } from '../profiles/ports.ts';
import { ChildRepository } from './child-repository.ts';
import { childrenExport } from './children-export.ts';
import { childQueries, childStore } from './ports.ts';

export const childrenFeature = feature({
  bind(bind) {
    repository(bind, [childStore, childQueries], ChildRepository);
    service(bind, Children, {
      children: childStore,
      childQueries,
      members,
      profiles: profileStore,
      transaction,
      clock,
    });
  },
  exported: childrenExport,
  erasure: {
    children: {
      deleted:
        'id user_id position name gender age interests creative_play stem_play physical_play sensory_play nature_animals digital_media personality_social developmental_support daily_rhythm_env created_at',
    },
  },
});
