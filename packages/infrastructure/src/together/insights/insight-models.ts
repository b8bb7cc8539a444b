import type { Author } from '@nestmates/domain/together/insights/insight.ts';
import type { InsightId } from '@nestmates/domain/together/insights/kept-insight.ts';
import type { Topic } from '@nestmates/domain/together/insights/topics.ts';
import type { IsoWeek } from '@nestmates/domain/together/insights/weekly-insight.ts';
import {
  day,
  flag,
  instant,
  integer,
  key,
  member,
  nullable,
  oneOf,
  text,
} from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class InsightModel extends table('insights', {
  id: key<InsightId>(),
  userId: member('deleted'),
  week: text<IsoWeek>({ exported: true }),
  regeneration: integer({ left: 'process' }),
  tip: text({ exported: true }),
  tipTopic: oneOf<Topic>({ exported: true }),
  tipHelpful: nullable(flag({ exported: true })),
  selfCare: text({ exported: true }),
  selfCareTopic: oneOf<Topic>({ exported: true }),
  selfCareHelpful: nullable(flag({ exported: true })),
  bonding: text({ exported: true }),
  bondingTopic: oneOf<Topic>({ exported: true }),
  bondingHelpful: nullable(flag({ exported: true })),
  author: oneOf<Author>({ exported: true }),
  generatedAt: instant({ exported: true }),
  readAt: nullable(instant({ exported: true })),
}).with({ sections: { insights: 'user_id = :memberId order by id' }, stays: 'account' }) {}

export class AiReservationModel extends table('ai_reservations', {
  id: key(),
  userId: member('emptied'),
  day: day<string>(),
  purpose: text({ erasure: 'impersonal' }),
  reserved: integer(),
  used: nullable(integer()),
  isWritten: flag(),
  openedAt: instant(),
}).with({ left: 'process', stays: 'budget' }) {}
