import { day, flag, member } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class ShownStrangerModel extends table('shown_strangers', {
  viewerId: member('deleted', { key: true }),
  day: day<string>({ key: true }),
  memberId: member('deleted', { key: true }),
  byNumber: flag(),
}).with({
  left: 'passing',
  old: { kind: 'shownMembers', when: "day < (:before::timestamptz at time zone 'UTC')::date" },
}) {}
