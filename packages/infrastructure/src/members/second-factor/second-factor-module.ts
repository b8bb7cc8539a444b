import { KnownBrowsers } from '@nestmates/application/members/accounts/known-browsers.ts';
import { OwnPassword } from '@nestmates/application/members/accounts/own-password.ts';
import { SignIns } from '@nestmates/application/members/accounts/sign-ins.ts';
import { Emails } from '@nestmates/application/members/emails/emails.ts';
import { SecondFactorLogins } from '@nestmates/application/members/second-factor/second-factor-logins.ts';
import { SecondFactors } from '@nestmates/application/members/second-factor/second-factors.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { encryption, sealedColumns } from '../../platform/encryption/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { rateLimiter } from '../../platform/rate-limits/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import {
  loginStep,
  members,
  onAccountRegained,
  onEndOfAccess,
  sessionStore,
  tokens,
} from '../accounts/ports.ts';
import * as secondFactorsMigration from './migrations/20261123T131100-second-factors.ts';
import { PendingLoginRepository } from './pending-login-repository.ts';
import { oneTimeCodes, pendingLogins, recoveryCodes, secondFactorStore } from './ports.ts';
import { PendingLoginModel, RecoveryCodeModel, SecondFactorModel } from './second-factor-models.ts';
import { SecondFactorRepository } from './second-factor-repository.ts';
import { randomRecoveryCodes, totpCodes } from './totp-codes.ts';

export const secondFactorFeature = feature({
  bind(bind) {
    repository(bind, [secondFactorStore, sealedColumns], SecondFactorRepository);
    repository(bind, pendingLogins, PendingLoginRepository);
    bind(oneTimeCodes).toConstantValue(totpCodes);
    bind(recoveryCodes).toConstantValue(randomRecoveryCodes);
    service(bind, SecondFactors, {
      store: secondFactorStore,
      codes: oneTimeCodes,
      recoveryCodes,
      encryption,
      sessions: sessionStore,
      ownPassword: OwnPassword,
      tokens,
      emails: Emails,
      events,
      transaction,
      clock,
    });
    service(bind, SecondFactorLogins, {
      pending: pendingLogins,
      factors: SecondFactors,
      members,
      knownBrowsers: KnownBrowsers,
      signIns: SignIns,
      tokens,
      rateLimiter,
      transaction,
      clock,
    });
    bind(loginStep).toService(SecondFactorLogins);
    onEndOfAccess(bind, 'delete from pending_logins where member_id = :memberId');
    onAccountRegained(bind, secondFactorStore, (store, memberId, { since, kept }) => {
      const removedSince = kept ? (kept.twoStep ? kept.until : new Date(0)) : since;
      return store.removeSince(memberId, removedSince);
    });
  },
  tables: [SecondFactorModel, RecoveryCodeModel, PendingLoginModel],
  migrations: { '20261123T131100-second-factors': secondFactorsMigration },
});
