import { Children } from '@nestmates/application/children/children.ts';
import { members } from '../accounts/ports.ts';
import { repository, transaction } from '../database/ports.ts';
import { profileStore } from '../profiles/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
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
});
