import type { AppealOutcome } from '@nestmates/domain/trust/cases/appeal.ts';
import type { CaseState } from '@nestmates/domain/trust/cases/case-machine.ts';
import type { DecisionId, DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseEvent, CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type { Thing } from '@nestmates/domain/trust/reports/report.ts';
import type { HouseRuleId } from '@nestmates/domain/trust/rules/house-rules.ts';
import {
  decimal,
  flag,
  instant,
  integer,
  json,
  key,
  member,
  nullable,
  oneOf,
  text,
  texts,
} from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class CaseModel extends table('cases', {
  id: key<CaseId>(),
  memberId: member('emptied'),
  openedAt: instant(),
  status: oneOf<CaseState>(),
  version: integer(),
  claimedBy: member('emptied'),
  decisionId: nullable(integer<DecisionId>()),
  weight: decimal<number>({ erasure: 'impersonal' }),
  isUrgent: flag(),
  rank: integer(),
  reportCount: integer(),
  oldestAt: instant(),
  categories: texts<readonly ReportCategory[]>({ erasure: 'impersonal' }),
}).with({ left: 'others', stays: 'decisions' }) {}

export class CaseMailboxModel extends table('case_mailboxes', {
  caseId: integer<CaseId>({ key: true }),
  digest: text({ key: true }),
}).with({
  erasure: {
    why: 'An urgent or weighty case, and one whose decision can be appealed, goes on when the account is deleted; only a keyed digest of the e-mail says about whom it is.',
    until: 'the last way to appeal against its decision has ended',
  },
  left: 'digest',
}) {}

export class CaseEventModel extends table('case_events', {
  caseId: integer<CaseId>({ key: true }),
  number: integer({ key: true }),
  at: instant(),
  byId: member('emptied'),
  type: oneOf<CaseEvent['type']>(),
  data: json<object>({ erasure: 'emptied' }),
}).with({ left: 'others', stays: 'decisions' }) {}

export class DecisionModel extends table('decisions', {
  id: key<DecisionId>(),
  caseId: integer<CaseId>({ left: 'key' }),
  memberId: member('emptied'),
  byId: member('emptied', { left: 'others' }),
  decision: oneOf<DecisionKind>({ exported: true }),
  rule: oneOf<HouseRuleId>({ exported: true }),
  words: text({ erasure: 'emptied', exported: true }),
  untilAt: nullable(instant({ exported: true })),
  things: json<readonly Thing[]>({ erasure: 'emptied', exported: true }),
  at: instant({ exported: true }),
  undoneAt: nullable(instant()),
}).with({ stays: 'decisions' }) {}

export class AppealModel extends table('appeals', {
  decisionId: integer<DecisionId>({ key: true }),
  words: text({ erasure: 'emptied', exported: true }),
  at: instant({ exported: true }),
  outcome: nullable(oneOf<AppealOutcome>({ exported: true })),
  answer: nullable(text({ erasure: 'emptied', exported: true })),
  byId: member('emptied', { left: 'others' }),
  answeredAt: nullable(instant({ exported: true })),
}).with({ stays: 'decisions' }) {}
