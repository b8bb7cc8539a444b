import type { PasskeyId } from '@nestmates/domain/members/passkeys/passkey.ts';
import { bigint, instant, key, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class PasskeyModel extends table('passkeys', {
  id: key<PasskeyId>(),
  memberId: member('deleted'),
  credentialId: text({ left: 'key' }),
  publicKey: text({ left: 'key' }),
  counter: bigint({ left: 'key' }),
  device: text({ exported: true }),
  createdAt: instant({ exported: true }),
  lastUsedAt: nullable(instant({ exported: true })),
}).with({ sections: { passkeys: 'member_id = :memberId order by id' }, stays: 'account' }) {}

export class PasskeyChallengeModel extends table('passkey_challenges', {
  digest: text({ key: true }),
  challenge: text(),
  expiresAt: instant(),
}).with({ erasure: 'impersonal', old: { kind: 'passkeyChallenges', when: 'expires_at <= :now' } }) {}
