import type { Pose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import type { SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import type { SelfieCheckState } from '@nestmates/domain/trust/selfie-checks/selfie-check-machine.ts';
import {
  instant,
  integer,
  key,
  member,
  nullable,
  oneOf,
  smallint,
  text,
  texts,
} from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class SelfieCheckModel extends table('selfie_checks', {
  id: key<SelfieCheckId>(),
  memberId: member('deleted'),
  status: oneOf<SelfieCheckState>({ exported: true }),
  poses: texts<readonly Pose[]>({ exported: true }),
  askedAt: instant({ exported: true }),
  sentAt: nullable(instant({ exported: true })),
  photoUrl: nullable(text({ exported: true })),
  decidedAt: nullable(instant({ exported: true })),
  decidedBy: member('emptied', { left: 'others' }),
  words: nullable(text({ exported: true })),
}).with({ sections: { selfieChecks: 'member_id = :memberId order by id' }, stays: 'account' }) {}

export class SelfiePictureModel extends table('selfie_pictures', {
  name: text({ key: true }),
  checkId: nullable(integer<SelfieCheckId>()),
  nth: smallint(),
  storedAt: instant(),
}).with({ erasure: 'deleted', left: 'passing' }) {}
