import { createECDH, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { checkKeys } from './check-keys.ts';

const wrongOnes = async (env: Readonly<Record<string, string>>) =>
  (await checkKeys(readConfig(env))).filter(({ state }) => state === 'wrong').map(({ says }) => says);

const random = (size: number) => randomBytes(size).toString('base64url');

function vapidPair() {
  const pair = createECDH('prime256v1');
  return {
    VAPID_PUBLIC_KEY: pair.generateKeys('base64url'),
    VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
  };
}

it('random keys are right', async () => {
  const env = { DIGEST_KEY: random(32), METRICS_TOKEN: random(16), ENCRYPTION_KEYS: `2026:${random(32)}` };
  expect(await wrongOnes({ ...env, SANDBOX_TOKEN: random(32) })).toEqual([]);
});

it('says of secrets what was looked at, also where none is set', async () => {
  for (const env of [{}, { DIGEST_KEY: random(32) }]) {
    expect(await checkKeys(readConfig(env))).toMatchObject([
      { state: 'right', says: 'No secret repeats a few characters.' },
    ]);
  }
});

it('a key that repeats a few characters is named', async () => {
  const env = {
    DIGEST_KEY: 'secret'.repeat(6),
    METRICS_TOKEN: 'x'.repeat(16),
    SANDBOX_TOKEN: '12'.repeat(16),
    ENCRYPTION_KEYS: `2027:${random(32)},2026:${'A'.repeat(43)}`,
  };
  expect((await wrongOnes(env)).map((says) => says.split(' ')[0])).toEqual([
    'DIGEST_KEY',
    'METRICS_TOKEN',
    'SANDBOX_TOKEN',
    'ENCRYPTION_KEYS',
  ]);
});

it('two halves of different pairs are found', async () => {
  const [one, other] = [vapidPair(), vapidPair()];
  expect(await wrongOnes(one)).toEqual([]);
  expect(await wrongOnes({ ...one, VAPID_PRIVATE_KEY: other.VAPID_PRIVATE_KEY })).toEqual([
    expect.stringContaining('does not belong to VAPID_PRIVATE_KEY'),
  ]);
});
