import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import { instant, integer, key, member, nullable, oneOf, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class RestrictionModel extends table('restrictions', {
  id: key(),
  memberId: member('deleted'),
  kind: oneOf<RestrictionKind>(),
  decisionId: nullable(integer()),
  caseId: nullable(integer()),
  fromAt: instant(),
  untilAt: nullable(instant()),
  liftedAt: nullable(instant()),
  settledAt: nullable(instant()),
  toldAt: nullable(instant()),
}).with({ left: 'others', stays: 'decisions' }) {}

export class RestrictedMemberModel extends table('restricted_members', {
  memberId: member('deleted', { key: true }),
  kind: oneOf<RestrictionKind>(),
  untilAt: nullable(instant()),
  toldAt: nullable(instant()),
}).with({ left: 'others', stays: 'decisions' }) {}

export class HiddenThingModel extends table('hidden_things', {
  kind: text({ key: true }),
  thingId: text({ key: true }),
  memberId: member('deleted'),
  why: oneOf<'by-weight' | 'removed'>(),
  decisionId: nullable(integer()),
  hiddenAt: instant(),
  toldAt: nullable(instant()),
}).with({ left: 'others', stays: 'decisions' }) {}

export class BannedEmailModel extends table('banned_emails', {
  digest: text({ key: true }),
  decisionId: integer({ key: true }),
  untilAt: instant(),
}).with({
  erasure: {
    why: 'A banned member cannot register again; only a keyed digest of the e-mail stays.',
    until: 'twelve months after the ban',
  },
  left: 'digest',
  old: { kind: 'bannedEmails', when: 'until_at <= :now' },
}) {}

export class RestrictedMailboxModel extends table('restricted_mailboxes', {
  digest: text({ key: true }),
  decisionId: integer({ key: true }),
  kind: oneOf<RestrictionKind>(),
  untilAt: nullable(instant()),
  keptUntil: instant(),
}).with({
  erasure: {
    why: 'Whoever registers again stands as before; only a keyed digest of the e-mail stays.',
    until: 'the restriction has ended, or for 366 days where it has no end',
  },
  left: 'digest',
  old: { kind: 'restrictedMailboxes', when: 'kept_until <= :now' },
}) {}

export class AccountMailboxModel extends table('account_mailboxes', {
  memberId: member('deleted', { key: true }),
  digest: text(),
}).with({ left: 'digest', stays: 'account' }) {}

export class FormerEmailModel extends table('former_emails', {
  memberId: member('deleted', { key: true }),
  digest: text({ key: true }),
  untilAt: instant(),
}).with({ left: 'digest', old: { kind: 'bannedEmails', when: 'until_at <= :now' } }) {}
