import type {
  OneTimeCodes,
  PendingLogins,
  RecoveryCodes,
  SecondFactorStore,
} from '@nestmates/application/members/second-factor/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const secondFactorStore = port<SecondFactorStore>('second-factor-store');
export const pendingLogins = port<PendingLogins>('pending-logins');
export const oneTimeCodes = port<OneTimeCodes>('one-time-codes');
export const recoveryCodes = port<RecoveryCodes>('recovery-codes');
