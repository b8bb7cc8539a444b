import { features } from './features.ts';
import type { Config } from './platform/config/config.ts';
import { checkCollector } from './platform/doctor/check-collector.ts';
import { checkDatabase } from './platform/doctor/check-database.ts';
import { checkKeys } from './platform/doctor/check-keys.ts';
import { checkPublicUrl } from './platform/doctor/check-public-url.ts';
import type { Finding } from './platform/wiring/finding.ts';

const checks = [
  checkKeys,
  checkPublicUrl,
  checkDatabase,
  checkCollector,
  ...features.flatMap(({ checks: ofFeature }) => ofFeature),
];

/** Asks everything outside the app that this configuration names. */
export const examine = async (config: Config): Promise<readonly Finding[]> =>
  (await Promise.all(checks.map((check) => check(config)))).flat();
