import { describe, expect, it } from 'vitest';
import { secretsIn } from './secrets.mjs';

/** Put together here, so that the scan does not find them in this file. */
const random = ['x7Kq2', 'Vb9LmT', '4wZpR8', 'sNc3Yd'].join('');

describe('the scan for secrets', () => {
  it.each([
    ['a Stripe key', `const key = '${['sk', 'live', random].join('_')}';`],
    ['a webhook secret', ['whsec', random + random].join('_')],
    ['a private key', ['-----BEGIN', 'RSA PRIVATE KEY-----'].join(' ')],
    ['an AWS key', `AKIA${'ABCDEFGH23456789'}`],
    ['a GitHub token', ['ghp', random + random.slice(0, 13)].join('_')],
    ['a password in an environment file', `\nDB_PASSWORD=${random}`],
    ['a key in a configuration', `{ "apiKey": "${random}" }`],
    ['a password in an address', `postgres://app:${random}@db.example.com/app`],
    ['a hexadecimal key', `encryptionSecret: '${'0f3a9c71'.repeat(4)}'`],
  ])('finds %s', (_, text) => {
    expect(secretsIn(text)).not.toEqual([]);
    expect(secretsIn(text).join()).not.toContain(random);
  });

  it('says the line', () => {
    expect(secretsIn(`a\nb\ntoken = '${random}'`)).toEqual(['3: this looks like a secret']);
  });

  it.each([
    "const password = 'Nestmates1!';",
    "passwordHash: 'hash of Nestmates1!'",
    'const token = tokens.generate();',
    'const { resetTokenDigestOfTheMember2 } = await readTokensAndPasswords();',
    'STRIPE_SECRET_KEY=sk_test_example',
    'DATABASE_URL=postgres://nestmates:nestmates@127.0.0.1:5432/nestmates',
    "invalidPasswordMessage = 'Invalid email or password'",
    '"integrity": "sha512-AbCdEf0123456789AbCdEf0123456789AbCdEf0123456789=="',
  ])('leaves what is no secret: %s', (text) => {
    expect(secretsIn(text)).toEqual([]);
  });
});
