import { checkPhotoStore } from './members/photos/check-photo-store.ts';
import { checkStripe } from './money/payments/stripe/check-stripe.ts';
import type { Config } from './platform/config/config.ts';
import { checkDatabase } from './platform/doctor/check-database.ts';
import { checkKeys } from './platform/doctor/check-keys.ts';
import { checkMail } from './platform/doctor/check-mail.ts';
import { checkPublicUrl } from './platform/doctor/check-public-url.ts';
import type { Check, Finding } from './platform/doctor/finding.ts';

const checks: readonly Check[] = [
  checkKeys,
  checkPublicUrl,
  checkDatabase,
  checkMail,
  checkPhotoStore,
  checkStripe,
];

/** Asks everything outside the app that this configuration names. */
export const examine = async (config: Config): Promise<readonly Finding[]> =>
  (await Promise.all(checks.map((check) => check(config)))).flat();
