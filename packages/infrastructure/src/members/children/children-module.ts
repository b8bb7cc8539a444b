import { Children } from '@nestmates/application/members/children/children.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { members } from '../accounts/ports.ts';
import { profileStore } from '../profiles/ports.ts';
import { ChildModel } from './child-model.ts';
import { ChildRepository } from './child-repository.ts';
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
  tables: [ChildModel],
});
