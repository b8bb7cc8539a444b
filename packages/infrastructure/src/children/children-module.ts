import { Children } from '@nestmates/application/children/children.ts';
import { repository, transaction } from '../database/ports.ts';
import { profileStore } from '../profiles/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { childQueries, childStore } from './ports.ts';
import { SqlChildren } from './sql-children.ts';

export const childrenFeature = feature({
  bind(bind) {
    repository(bind, [childStore, childQueries], SqlChildren);
    service(bind, Children, {
      children: childStore,
      childQueries,
      profiles: profileStore,
      transaction,
      clock,
    });
  },
});
