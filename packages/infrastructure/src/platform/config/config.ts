import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import { selfieCheckPolicies } from '@nestmates/domain/platform/access/selfie-check.ts';
import { priceLimits } from '@nestmates/domain/platform/shared/money.ts';
import * as z from 'zod/mini';
import { brokenRules, demoAdmins, type Environment } from './config-rules.ts';
import {
  countryList,
  emailList,
  encryptionKeys,
  flag,
  headerList,
  hostList,
  httpUrl,
  natsServers,
  price,
  share,
  url,
  wholeNumber,
} from './config-values.ts';
import { misspelledNames } from './misspelled-names.ts';
import { fileVariableOf, secretNames } from './secret-files.ts';

const fields = {
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], 'NODE_ENV must be development, test or production'),
    'development',
  ),
  PORT: z._default(wholeNumber(0, 65_535, 'PORT must be a number from 0 to 65535'), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(httpUrl('PUBLIC_URL')),
  TRUST_PROXY: z._default(
    wholeNumber(
      0,
      10,
      'TRUST_PROXY must be the number of reverse proxies in front of the server, from 0 to 10',
    ),
    0,
  ),
  DATABASE_URL: z.optional(url('DATABASE_URL must be a postgres:// address', 'postgres:', 'postgresql:')),
  DATABASE_DIRECT_URL: z.optional(
    url('DATABASE_DIRECT_URL must be a postgres:// address', 'postgres:', 'postgresql:'),
  ),
  DATABASE_POOL: z._default(wholeNumber(1, 200, 'DATABASE_POOL must be a number from 1 to 200'), 10),
  DATA_DIR: z._default(z.string(), '.data'),
  DATA_DIR_LASTS: z._default(flag('DATA_DIR_LASTS'), false),
  SEED: z.optional(z.enum(['demo', 'none'], 'SEED must be demo or none')),
  WORKER: z._default(z.enum(['here', 'elsewhere'], 'WORKER must be here or elsewhere'), 'here'),
  ADMIN_EMAILS: z.optional(emailList),
  ADMIN_SECOND_FACTOR: z.optional(
    z.enum(['offered', 'required'], 'ADMIN_SECOND_FACTOR must be offered or required'),
  ),
  ENCRYPTION_KEYS: z.optional(encryptionKeys),
  VERIFIED_EMAIL: z.optional(z.enum(['offered', 'required'], 'VERIFIED_EMAIL must be offered or required')),
  SELFIE_CHECK: z._default(
    z.enum(selfieCheckPolicies, 'SELFIE_CHECK must be offered, required or off'),
    'offered',
  ),
  LEAKED_PASSWORDS_API: z.optional(httpUrl('LEAKED_PASSWORDS_API')),
  PRICE_PRO_CENTS: z._default(price('PRICE_PRO_CENTS'), defaultPrices.pro),
  PRICE_PREMIUM_CENTS: z._default(price('PRICE_PREMIUM_CENTS'), defaultPrices.premium),
  PLATFORM_FEE_BPS: z._default(
    wholeNumber(0, 5000, 'PLATFORM_FEE_BPS must be a number of hundredths of a percent, from 0 to 5000'),
    0,
  ),
  MAX_PRICE_CENTS: z._default(
    wholeNumber(
      priceLimits.minCents,
      priceLimits.maxCents,
      `MAX_PRICE_CENTS must be a price in whole cents, from ${priceLimits.minCents} to ${priceLimits.maxCents}`,
    ),
    priceLimits.maxCents,
  ),
  TWO_APPROVALS_CENTS: z._default(
    wholeNumber(0, 99_999_999, 'TWO_APPROVALS_CENTS must be an amount in whole cents'),
    50_000,
  ),
  PAYOUTS_PER_DAY_CENTS: z._default(
    wholeNumber(0, 999_999_999, 'PAYOUTS_PER_DAY_CENTS must be an amount in whole cents'),
    1_000_000,
  ),
  PAYOUTS_PER_DAY: z._default(wholeNumber(0, 100_000, 'PAYOUTS_PER_DAY must be a number'), 100),
  PURCHASES_PER_DAY_CENTS: z._default(
    wholeNumber(0, 999_999_999, 'PURCHASES_PER_DAY_CENTS must be an amount in whole cents'),
    1_000_000,
  ),
  PURCHASES_PER_DAY: z._default(wholeNumber(0, 100_000, 'PURCHASES_PER_DAY must be a number'), 50),
  ASK_3DS_CENTS: z._default(
    wholeNumber(0, 999_999_999, 'ASK_3DS_CENTS must be an amount in whole cents'),
    10_000,
  ),
  CARD_COUNTRIES: z.optional(countryList),
  TAXES: z._default(z.enum(['none', 'provider'], 'TAXES must be none or provider'), 'none'),
  HIGHEST_TAX_BPS: z._default(
    wholeNumber(0, 5000, 'HIGHEST_TAX_BPS must be a number of hundredths of a percent, from 0 to 5000'),
    1400,
  ),
  SANDBOX_TAX_BPS: z._default(
    wholeNumber(0, 5000, 'SANDBOX_TAX_BPS must be a number of hundredths of a percent, from 0 to 5000'),
    825,
  ),
  NEW_SELLER_HOLD_DAYS: z._default(
    wholeNumber(0, 90, 'NEW_SELLER_HOLD_DAYS must be a number of days, from 0 to 90'),
    0,
  ),
  TRACKING_API_KEY: z.optional(
    z
      .string()
      .check(
        z.startsWith('shippo_', 'TRACKING_API_KEY must be a token of Shippo, which begins with shippo_'),
      ),
  ),
  TRACKING_API_BASE: z.optional(httpUrl('TRACKING_API_BASE')),
  RECALLS: z._default(z.enum(['built-in', 'cpsc'], 'RECALLS must be built-in or cpsc'), 'built-in'),
  RECALLS_API_BASE: z.optional(httpUrl('RECALLS_API_BASE')),
  RELEASE_WAITS_FOR_DELIVERY: z._default(
    z.enum(['on', 'off'], 'RELEASE_WAITS_FOR_DELIVERY must be on or off'),
    'off',
  ),
  PAYMENTS_ENVIRONMENT: z.optional(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9.-]{1,60}$/, 'PAYMENTS_ENVIRONMENT must be small letters, digits, dots and dashes'),
      ),
  ),
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[sr]k_/, 'STRIPE_SECRET_KEY must begin with sk_ or rk_')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.startsWith('whsec_', 'STRIPE_WEBHOOK_SECRET must begin with whsec_')),
  ),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.optional(
    z.string().check(z.startsWith('whsec_', 'STRIPE_CONNECT_WEBHOOK_SECRET must begin with whsec_')),
  ),
  STRIPE_API_BASE: z.optional(httpUrl('STRIPE_API_BASE')),
  ALLOW_SANDBOX: z._default(flag('ALLOW_SANDBOX'), false),
  SANDBOX_TOKEN: z.optional(
    z.string().check(z.minLength(32, 'SANDBOX_TOKEN must be a secret of at least 32 characters')),
  ),
  OPENAI_API_KEY: z.optional(z.string()),
  OPENAI_BASE_URL: z.optional(httpUrl('OPENAI_BASE_URL')),
  OPENAI_MODEL: z.optional(z.string()),
  SMTP_URL: z.optional(url('SMTP_URL must be an smtp:// or smtps:// address', 'smtp:', 'smtps:')),
  MAIL_FROM: z._default(
    z.string().check(z.regex(/@/, 'MAIL_FROM must hold an e-mail address')),
    'Nestmates <hello@nestmates.test>',
  ),
  DIGEST_KEY: z.optional(
    z.string().check(z.minLength(32, 'DIGEST_KEY must be a secret of at least 32 characters')),
  ),
  VAPID_PUBLIC_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/, 'VAPID_PUBLIC_KEY must be 87 letters of base64url')),
  ),
  VAPID_PRIVATE_KEY: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'VAPID_PRIVATE_KEY must be 43 letters of base64url')),
  ),
  PUSH_HOSTS: z._default(hostList, [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    '*.notify.windows.com',
  ]),
  S3_BUCKET: z.optional(z.string()),
  S3_ENDPOINT: z.optional(httpUrl('S3_ENDPOINT')),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'RATE_LIMITS must be on or off'), 'on'),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, 'METRICS_TOKEN must be a secret of at least 16 characters')),
  ),
  METRICS_PORT: z.optional(wholeNumber(1, 65_535, 'METRICS_PORT must be a number from 1 to 65535')),
  NATS_URL: z.optional(natsServers),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(httpUrl('OTEL_EXPORTER_OTLP_ENDPOINT')),
  OTEL_EXPORTER_OTLP_HEADERS: z._default(headerList, {}),
  OTEL_SERVICE_NAME: z._default(z.string(), 'nestmates'),
  OTEL_TRACES_SAMPLER_ARG: z._default(share('OTEL_TRACES_SAMPLER_ARG'), 1),
  SECURITY_CONTACT: z.optional(
    url('SECURITY_CONTACT must be a mailto: or https:// address', 'mailto:', 'https:'),
  ),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
} as const;

/** All that is read; `docs/configuration.md` says what they mean. */
export const variableNames: readonly string[] = Object.keys(fields);

const schema = z.object(fields);

type Read = z.output<typeof schema>;
export type Config = ReturnType<typeof withDerivedDefaults>;

/** Defaults that depend on other variables. */
function withDerivedDefaults(read: Read) {
  const isProduction = read.NODE_ENV === 'production';
  return {
    ...read,
    ADMIN_SECOND_FACTOR: read.ADMIN_SECOND_FACTOR ?? (isProduction ? 'required' : 'offered'),
    ADMIN_EMAILS: read.ADMIN_EMAILS ?? (isProduction ? [] : demoAdmins),
    SEED: read.SEED ?? (isProduction || read.DATABASE_URL ? 'none' : 'demo'),
  };
}

/** Lists every mistake in one message, so that correcting them takes one restart. */
export class ConfigError extends Error {
  constructor(mistakes: readonly string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}:\n${mistakes.map((m) => `  - ${m}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/** What is set and not read, and has a name much like one that is. */
export const misspelled = (environment: Environment): readonly string[] =>
  misspelledNames(Object.keys(environment), [...variableNames, ...secretNames.map(fileVariableOf)]).map(
    ({ name, meant }) => `${name} is not read: ${meant} may be meant`,
  );

interface OtherMistakes {
  /** What is wrong with values that are each right. */
  readonly mistakesIn?: (config: Config) => readonly string[];
  /** Already, while the environment was put together. */
  readonly found?: readonly string[];
}

export function readConfig(
  environment: Environment,
  { mistakesIn = () => [], found = [] }: OtherMistakes = {},
): Config {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = schema.safeParse(env);
  const mistakes = [
    ...found,
    ...(read.success ? [] : read.error.issues.map((issue) => issue.message)),
    ...brokenRules(env),
    ...(read.success ? mistakesIn(withDerivedDefaults(read.data)) : []),
  ];
  // Named beside them, since a rule that is broken may be so because of the name.
  if (!read.success || mistakes.length > 0) throw new ConfigError([...mistakes, ...misspelled(env)]);
  return withDerivedDefaults(read.data);
}
