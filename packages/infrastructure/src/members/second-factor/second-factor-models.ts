import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { instant, integer, member, nullable, smallint, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class SecondFactorModel extends table('second_factors', {
  memberId: member('deleted', { key: true }),
  secret: text({ left: 'secret' }),
  begunAt: instant({ exported: true }),
  confirmedAt: nullable(instant({ exported: true })),
  lastStep: nullable(integer({ left: 'process' })),
}).with({ sections: { secondFactor: 'member_id = :memberId' }, stays: 'account' }) {}

export class RecoveryCodeModel extends table('recovery_codes', {
  digest: text({ key: true }),
  memberId: integer<MemberId>(),
  usedAt: nullable(instant()),
}).with({ erasure: 'deleted', left: 'secret', stays: 'account' }) {}

export class PendingLoginModel extends table('pending_logins', {
  digest: text({ key: true }),
  memberId: member('deleted'),
  expiresAt: instant(),
  tries: smallint(),
}).with({ left: 'passing', old: { kind: 'pendingLogins', when: 'expires_at <= :now' } }) {}
