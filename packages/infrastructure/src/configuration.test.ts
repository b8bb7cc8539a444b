import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { ConfigError } from './platform/config/config.ts';

const production = {
  NODE_ENV: 'production',
  ENCRYPTION_KEYS: `2026:${'k'.repeat(43)}`,
  DATABASE_URL: 'postgres://db.example/nestmates',
  PUBLIC_URL: 'https://nestmates.example',
  MAIL_FROM: 'Nestmates <hello@nestmates.example>',
};
const mail = { SMTP_URL: 'smtp://mail.example' };
const payments = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
};
const photos = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const whole = { ...production, ...mail, ...payments, ...photos };

function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    readConfiguration(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').slice(1);
  }
}

it('asks the adapters of production for what they can do, not for their names', () => {
  expect(mistakesOf(whole)).toEqual([]);
  expect(mistakesOf(production)).toEqual([
    expect.stringContaining('payments that are real'),
    expect.stringContaining('mail that leaves the machine'),
    expect.stringContaining('photos that outlive the machine'),
  ]);
  expect(mistakesOf({ ...production, ALLOW_SANDBOX: 'true' })).toEqual([]);
  expect(mistakesOf({})).toEqual([]);
});

it('names no administrators while anybody with the mailbox page reads their letters', () => {
  const trial = { ...production, ALLOW_SANDBOX: 'true', ADMIN_EMAILS: 'ada@example.com' };
  expect(mistakesOf(trial)).toEqual([expect.stringContaining('ADMIN_EMAILS is refused while mail goes')]);
  expect(mistakesOf({ ...trial, ...mail })).toEqual([]);
  expect(mistakesOf({ ADMIN_EMAILS: 'ada@example.com' })).toEqual([]);
});

it('takes no token for the sandbox that can be guessed', () => {
  expect(mistakesOf({ SANDBOX_TOKEN: 'sesame' })).toEqual([expect.stringContaining('SANDBOX_TOKEN must be')]);
});

it.each([
  ['a key for tests', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['another host', { STRIPE_API_BASE: 'http://127.0.0.1:8' }],
])('takes payments with %s for no real ones', (_, given) => {
  expect(mistakesOf({ ...whole, ...given })).toEqual([expect.stringContaining('payments that are real')]);
});

it.each([
  [{ TRACKING_API_BASE: 'http://127.0.0.1:8' }, 'TRACKING_API_KEY is needed with TRACKING_API_BASE'],
  [{ RECALLS_API_BASE: 'http://127.0.0.1:8' }, 'RECALLS=cpsc is needed with RECALLS_API_BASE'],
  [{ RECALLS: 'nhtsa' }, 'RECALLS must be built-in or cpsc'],
  [{ RELEASE_WAITS_FOR_DELIVERY: 'on' }, 'TRACKING_API_KEY is needed with RELEASE_WAITS_FOR_DELIVERY=on'],
  [{ TRACKING_API_KEY: 'shippo_test_1' }, 'TRACKING_API_KEY is one of the test mode'],
  [{ TRACKING_API_KEY: 'sk_live_1' }, 'TRACKING_API_KEY must be a token'],
  [{ RELEASE_WAITS_FOR_DELIVERY: 'yes' }, 'RELEASE_WAITS_FOR_DELIVERY must be on or off'],
])('refuses half a configuration of carriers: %j', (given, mistake) => {
  expect(mistakesOf({ ...whole, ...given })).toEqual([expect.stringContaining(mistake)]);
});

it.each([
  [{ TAXES: 'all' }, 'TAXES must be none or provider'],
  [{ HIGHEST_TAX_BPS: '14%' }, 'HIGHEST_TAX_BPS must be a number of hundredths of a percent'],
  [{ SANDBOX_TAX_BPS: '8.25' }, 'SANDBOX_TAX_BPS must be a number of hundredths of a percent'],
])('knows who works out taxes: %j', (given, mistake) => {
  expect(mistakesOf({ ...whole, ...given })).toEqual([expect.stringContaining(mistake)]);
  expect(mistakesOf({ ...whole, TAXES: 'provider' })).toEqual([]);
});

it('lets releases wait for deliveries that a carrier or the sandbox reports', () => {
  const waits = { RELEASE_WAITS_FOR_DELIVERY: 'on' };
  expect(mistakesOf({ ...whole, ...waits, TRACKING_API_KEY: 'shippo_live_1' })).toEqual([]);
  expect(mistakesOf(waits)).toEqual([]);
});

it('takes photos in a folder of which the operator says that it lasts', () => {
  const inFolder = { ...production, ...mail, ...payments };
  expect(mistakesOf({ ...inFolder, DATA_DIR_LASTS: 'true' })).toEqual([]);
});

it('lists what is missing beside the mistakes in variables', () => {
  expect(mistakesOf({ ...whole, S3_BUCKET: '', RATE_LIMITS: 'off' })).toHaveLength(2);
});
