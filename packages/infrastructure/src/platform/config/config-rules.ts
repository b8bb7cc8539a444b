export type Environment = Readonly<Record<string, string | undefined>>;

/** The demo's administrators. Their password is in the README. */
export const demoAdmins: readonly string[] = ['admin@nestmates.test', 'support@nestmates.test'];

interface Rule {
  readonly isWrong: (env: Environment) => boolean;
  readonly message: string;
}

const waitsForDelivery = (env: Environment): boolean => env.RELEASE_WAITS_FOR_DELIVERY === 'on';

const consistencyRules: readonly Rule[] = [
  {
    isWrong: (env) => Boolean(env.DATABASE_DIRECT_URL) && !env.DATABASE_URL,
    message: 'DATABASE_URL is needed with DATABASE_DIRECT_URL, which only goes past its pooler',
  },
  {
    isWrong: (env) => Boolean(env.STRIPE_SECRET_KEY) && !env.STRIPE_WEBHOOK_SECRET,
    message: 'STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY',
  },
  {
    isWrong: (env) => Boolean(env.TRACKING_API_BASE) && !env.TRACKING_API_KEY,
    message: 'TRACKING_API_KEY is needed with TRACKING_API_BASE',
  },
  {
    isWrong: (env) => Boolean(env.RECALLS_API_BASE) && env.RECALLS !== 'cpsc',
    message: 'RECALLS=cpsc is needed with RECALLS_API_BASE',
  },
  {
    // The sandbox has parcels of its own.
    isWrong: (env) => waitsForDelivery(env) && Boolean(env.STRIPE_SECRET_KEY) && !env.TRACKING_API_KEY,
    message: 'TRACKING_API_KEY is needed with RELEASE_WAITS_FOR_DELIVERY=on: nobody would report a delivery',
  },
  {
    isWrong: (env) => Boolean(env.OTEL_EXPORTER_OTLP_HEADERS) && !env.OTEL_EXPORTER_OTLP_ENDPOINT,
    message:
      'OTEL_EXPORTER_OTLP_ENDPOINT is needed with OTEL_EXPORTER_OTLP_HEADERS: no traces are sent without it',
  },
  {
    isWrong: (env) => Boolean(env.VAPID_PUBLIC_KEY) !== Boolean(env.VAPID_PRIVATE_KEY),
    message: 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are only of use together',
  },
  {
    isWrong: (env) => Boolean(env.S3_BUCKET) && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY),
    message: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed with S3_BUCKET',
  },
];

const isDemoAdmin = (email: string) => demoAdmins.includes(email.trim().toLowerCase());

/** What is for demos and tests only. Production refuses it whatever else is set. */
const refusedInProduction: readonly Rule[] = [
  {
    isWrong: (env) => Boolean(env.STRIPE_SECRET_KEY) && !env.STRIPE_CONNECT_WEBHOOK_SECRET,
    message:
      'STRIPE_CONNECT_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY and NODE_ENV=production: without it nobody hears that a seller cannot be paid any more',
  },
  {
    isWrong: (env) => env.RATE_LIMITS === 'off',
    message: 'RATE_LIMITS=off is for load tests and refused with NODE_ENV=production',
  },
  {
    isWrong: (env) => env.SEED === 'demo',
    message: 'SEED=demo adds members whose password is public, and is refused with NODE_ENV=production',
  },
  {
    isWrong: (env) => (env.ADMIN_EMAILS ?? '').split(',').some(isDemoAdmin),
    message:
      "ADMIN_EMAILS names an administrator of the demo, which is refused with NODE_ENV=production: name people's own addresses",
  },
  {
    isWrong: (env) => /\bhttp:/.test(env.PUSH_HOSTS ?? ''),
    message: 'PUSH_HOSTS takes https only with NODE_ENV=production',
  },
];

/** What replaces a part of the outside world. Production refuses it without ALLOW_SANDBOX=true. */
const sandboxInProduction: readonly Rule[] = [
  {
    isWrong: (env) => (env.TRACKING_API_KEY ?? '').startsWith('shippo_test_'),
    message:
      'TRACKING_API_KEY is one of the test mode, which knows no real parcel (ALLOW_SANDBOX=true starts with it)',
  },
  {
    isWrong: (env) => !env.DATABASE_URL,
    message:
      'DATABASE_URL is needed with NODE_ENV=production (ALLOW_SANDBOX=true keeps the embedded PostgreSQL)',
  },
  {
    isWrong: (env) => !env.PUBLIC_URL,
    message:
      'PUBLIC_URL is needed with NODE_ENV=production, for the links in e-mails (ALLOW_SANDBOX=true starts without it)',
  },
  {
    isWrong: (env) => !env.ENCRYPTION_KEYS,
    message:
      'ENCRYPTION_KEYS is needed with NODE_ENV=production, so that a copy of the database does not hold the key of what is encrypted in it (ALLOW_SANDBOX=true keeps the key in the database)',
  },
  {
    isWrong: ({ MAIL_FROM }) => !MAIL_FROM || MAIL_FROM.includes('@nestmates.test'),
    message:
      'MAIL_FROM is needed with NODE_ENV=production: an address of your own (ALLOW_SANDBOX=true keeps that of the demo)',
  },
];

function rulesFor(env: Environment): readonly Rule[] {
  if (env.NODE_ENV !== 'production') return consistencyRules;
  if (env.ALLOW_SANDBOX === 'true') return [...consistencyRules, ...refusedInProduction];
  return [...consistencyRules, ...refusedInProduction, ...sandboxInProduction];
}

/**
 * Rules across several variables; checked even if single ones are wrong, so that all mistakes are reported at
 * once.
 */
export const brokenRules = (env: Environment): readonly string[] =>
  rulesFor(env)
    .filter(({ isWrong }) => isWrong(env))
    .map(({ message }) => message);
