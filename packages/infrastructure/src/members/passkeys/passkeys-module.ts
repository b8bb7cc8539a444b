import { Passkeys } from '@nestmates/application/members/passkeys/passkeys.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { onAccountRegained } from '../accounts/bindings.ts';
import * as passkeysMigration from './migrations/20261123T134500-passkeys.ts';
import { PasskeyChallengeRepository } from './passkey-challenge-repository.ts';
import { PasskeyChallengeModel, PasskeyModel } from './passkey-models.ts';
import { PasskeyRepository } from './passkey-repository.ts';
import { SimpleWebAuthn } from './simple-web-authn.ts';

export const passkeysFeature = feature({
  bind(bind) {
    repository(bind, 'passkeyStore', PasskeyRepository);
    repository(bind, 'passkeyChallenges', PasskeyChallengeRepository);
    bind(port('webAuthn')).toResolvedValue((address) => new SimpleWebAuthn(address), [port('publicUrl')]);
    service(bind, Passkeys);
    onAccountRegained(bind, port('passkeyStore'), (store, memberId, { since, kept }) =>
      kept ? store.keepOnly(memberId, kept.passkeys, kept.until) : store.removeSince(memberId, since),
    );
  },
  tables: [PasskeyModel, PasskeyChallengeModel],
  migrations: { '20261123T134500-passkeys': passkeysMigration },
});
