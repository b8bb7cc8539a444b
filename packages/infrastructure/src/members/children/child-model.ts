import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import { instant, key, member, nullable, smallint, text, texts } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class ChildModel extends table('children', {
  id: key<ChildId>(),
  userId: member('deleted'),
  position: smallint(),
  name: nullable(text({ exported: true })),
  gender: text({ exported: true }),
  age: smallint({ exported: true }),
  interests: texts({ exported: true }),
  creativePlay: texts({ exported: true }),
  stemPlay: texts({ exported: true }),
  physicalPlay: texts({ exported: true }),
  sensoryPlay: texts({ exported: true }),
  natureAnimals: texts({ exported: true }),
  digitalMedia: texts({ exported: true }),
  personalitySocial: texts({ exported: true }),
  developmentalSupport: texts({ exported: true }),
  dailyRhythmEnv: texts({ exported: true }),
  createdAt: instant({ exported: true }),
}).with({ sections: { children: 'user_id = :memberId order by position' }, stays: 'account' }) {}
