import { Children } from '@nestmates/application/members/children/children.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { ChildModel } from './child-model.ts';
import { ChildRepository } from './child-repository.ts';

export const childrenFeature = feature({
  bind(bind) {
    repository(bind, ['childStore', 'childQueries'], ChildRepository);
    service(bind, Children);
  },
  tables: [ChildModel],
});
