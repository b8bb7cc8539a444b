import { readFileSync } from 'node:fs';
import type { Environment } from './config-rules.ts';

/** What may also stand in a file, whose path is in the variable of this name with `_FILE`. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DIGEST_KEY',
  'ENCRYPTION_KEYS',
  'METRICS_TOKEN',
  'NATS_URL',
  'OPENAI_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SANDBOX_TOKEN',
  'SMTP_URL',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TRACKING_API_KEY',
  'VAPID_PRIVATE_KEY',
] as const;

type SecretName = (typeof secretNames)[number];

export const fileVariableOf = (name: SecretName): string => `${name}_FILE`;

/** Editors and `kubectl create secret` leave a line break at the end. */
const readSecret = (path: string): string => readFileSync(path, 'utf8').trim();

function secretIn(name: SecretName, environment: Environment): { value?: string; mistake?: string } {
  const variable = fileVariableOf(name);
  const path = environment[variable];
  if (!path) return {};
  if (environment[name]) return { mistake: `${name} and ${variable} are both set: leave one of them out` };
  try {
    const value = readSecret(path);
    return value ? { value } : { mistake: `${variable}: ${path} is empty` };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    return { mistake: `${variable}: ${path} cannot be read (${reason})` };
  }
}

interface Secrets {
  /** Includes what the files hold, under the names without `_FILE`. */
  readonly environment: Environment;
  readonly mistakes: readonly string[];
}

/** Reads the secrets that an orchestrator hands over as files, so that no list of processes or variables shows them. */
export function withSecretFiles(environment: Environment): Secrets {
  const found = secretNames.map((name) => ({ name, ...secretIn(name, environment) }));
  const read = found.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  return {
    environment: { ...environment, ...Object.fromEntries(read) },
    mistakes: found.flatMap(({ mistake }) => mistake ?? []),
  };
}
