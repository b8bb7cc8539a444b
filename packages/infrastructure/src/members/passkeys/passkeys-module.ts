import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { SignIns } from '@nestmates/application/members/accounts/sign-ins.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { Passkeys } from '@nestmates/application/members/passkeys/passkeys.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { keyedDigests } from '../../platform/digests/ports.ts';
import { clock, publicUrl } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { members, onAccountRegained, sessionStore, tokens } from '../accounts/ports.ts';
import * as passkeysMigration from './migrations/20261123T134500-passkeys.ts';
import { PasskeyChallengeRepository } from './passkey-challenge-repository.ts';
import { PasskeyChallengeModel, PasskeyModel } from './passkey-models.ts';
import { PasskeyRepository } from './passkey-repository.ts';
import { passkeyChallenges, passkeyStore, webAuthn } from './ports.ts';
import { SimpleWebAuthn } from './simple-web-authn.ts';

export const passkeysFeature = feature({
  bind(bind) {
    repository(bind, passkeyStore, PasskeyRepository);
    repository(bind, passkeyChallenges, PasskeyChallengeRepository);
    bind(webAuthn).toResolvedValue((address) => new SimpleWebAuthn(address), [publicUrl]);
    service(bind, Passkeys, {
      store: passkeyStore,
      challenges: passkeyChallenges,
      webAuthn,
      members,
      sessions: sessionStore,
      signIns: SignIns,
      ownPassword: OwnPassword,
      digests: keyedDigests,
      tokens,
      emails: Emails,
      transaction,
      clock,
    });
    onAccountRegained(bind, passkeyStore, (store, memberId, { since, kept }) =>
      kept ? store.keepOnly(memberId, kept.passkeys, kept.until) : store.removeSince(memberId, since),
    );
  },
  tables: [PasskeyModel, PasskeyChallengeModel],
  migrations: { '20261123T134500-passkeys': passkeysMigration },
});
