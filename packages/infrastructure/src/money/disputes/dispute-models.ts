import type {
  Dispute,
  DisputeId,
  DisputeKind,
  DisputeStatus,
} from '@nestmates/domain/money/disputes/dispute.ts';
import type { Evidence } from '@nestmates/domain/money/disputes/evidence.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  flag,
  instant,
  integer,
  json,
  key,
  member,
  nullable,
  oneOf,
  text,
} from '../../platform/tables/columns.ts';
import { inBooks } from '../../platform/tables/data-rules.ts';
import { fieldsIn, fieldsOf, table } from '../../platform/tables/table.ts';

const askedBack = inBooks('Money that a bank has asked back, by the numbers of the payment provider.');

export class DisputeModel extends table('disputes', {
  id: key<DisputeId>(),
  provider: text({ erasure: 'impersonal', left: 'key' }),
  providerId: text({ erasure: askedBack, left: 'key' }),
  paymentId: text({ erasure: askedBack, left: 'key' }),
  orderId: nullable(integer<OrderId>()),
  memberId: member('emptied'),
  isUnknown: flag({ left: 'office' }),
  kind: oneOf<DisputeKind>({ exported: true }),
  status: oneOf<DisputeStatus>({ exported: true }),
  cents: integer({ exported: true }),
  feeCents: integer({ left: 'office' }),
  foreign: nullable(text({ erasure: askedBack, exported: true })),
  reason: text({ erasure: askedBack, exported: true }),
  openedAt: instant({ exported: true }),
  evidenceDueBy: nullable(instant({ left: 'process' })),
  evidenceSentAt: nullable(instant({ left: 'process' })),
  closedAt: nullable(instant({ exported: true })),
  evidence: nullable(json<Evidence>({ erasure: 'emptied', left: 'office' })),
  evidenceKey: nullable(text({ erasure: askedBack, left: 'key' })),
  /** Why the provider has not taken the evidence. */
  refusal: nullable(text({ erasure: 'emptied', left: 'office' })),
}).with({ stays: 'books' }) {}

export class DisputedPlanModel extends table('disputed_plans', {
  provider: text({ key: true }),
  paymentId: text({ key: true }),
  memberId: member('deleted'),
  subscriptionId: text(),
  status: text(),
}).with({ left: 'process', stays: 'books' }) {}

const disputeFields = fieldsOf(DisputeModel.table, ['evidence', 'evidenceKey', 'refusal']);

export const disputeOf = (row: Dispute): Dispute => fieldsIn(row, disputeFields);
