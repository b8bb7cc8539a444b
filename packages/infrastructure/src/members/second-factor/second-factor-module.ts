import { SecondFactorLogins } from '@nestmates/application/members/second-factor/second-factor-logins.ts';
import { SecondFactors } from '@nestmates/application/members/second-factor/second-factors.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { onAccountRegained, onEndOfAccess } from '../accounts/bindings.ts';
import * as secondFactorsMigration from './migrations/20261123T131100-second-factors.ts';
import { PendingLoginRepository } from './pending-login-repository.ts';
import { PendingLoginModel, RecoveryCodeModel, SecondFactorModel } from './second-factor-models.ts';
import { SecondFactorRepository } from './second-factor-repository.ts';
import { randomRecoveryCodes, totpCodes } from './totp-codes.ts';

export const secondFactorFeature = feature({
  bind(bind) {
    repository(bind, ['secondFactorStore', 'sealedColumns'], SecondFactorRepository);
    repository(bind, 'pendingLogins', PendingLoginRepository);
    bind(port('oneTimeCodes')).toConstantValue(totpCodes);
    bind(port('recoveryCodes')).toConstantValue(randomRecoveryCodes);
    service(bind, SecondFactors, 'secondFactors');
    service(bind, SecondFactorLogins);
    bind(port('loginStep')).toService(SecondFactorLogins);
    onEndOfAccess(bind, 'delete from pending_logins where member_id = :memberId');
    onAccountRegained(bind, port('secondFactorStore'), (store, memberId, { since, kept }) => {
      const removedSince = kept ? (kept.twoStep ? kept.until : new Date(0)) : since;
      return store.removeSince(memberId, removedSince);
    });
  },
  tables: [SecondFactorModel, RecoveryCodeModel, PendingLoginModel],
  migrations: { '20261123T131100-second-factors': secondFactorsMigration },
});
