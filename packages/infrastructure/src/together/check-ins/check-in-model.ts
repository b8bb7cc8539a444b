import type { CheckInId, CheckInType } from '@nestmates/domain/together/check-ins/check-in.ts';
import { instant, key, member, nullable, oneOf, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class CheckInModel extends table('checkins', {
  id: key<CheckInId>(),
  userId: member('deleted'),
  location: text({ exported: true }),
  type: oneOf<CheckInType>({ exported: true }),
  city: text({ exported: true }),
  state: text({ exported: true }),
  createdAt: instant({ exported: true }),
  endedAt: nullable(instant({ exported: true })),
}).with({
  sections: { checkIns: 'user_id = :memberId order by id' },
  old: { kind: 'checkIns', when: 'ended_at is not null and created_at < :before' },
}) {}
