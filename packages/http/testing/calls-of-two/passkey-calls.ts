import { randomTokens } from '@nestmates/infrastructure/members/accounts/random-tokens.ts';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import { inDays } from '../swap-setup.ts';
import { type Arrangement, alone, whenGoneInvalid } from './arrangement.ts';
import { password } from './rows-of-two.ts';

/** Names the server as the servers of the races do. */
const device = () => new SoftwareAuthenticator({ rpId: 'localhost', origin: 'http://localhost' });
const challenge = 'c29tZXRoaW5nIHRvIHNpZ24';

const asked = (knex: Knex, by: string) => {
  const digest = randomTokens.digest(`${by} ${challenge}`);
  return knex('passkey_challenges').insert({ digest, challenge, expiresAt: inDays(1) });
};

/** The public key is the one that the device gives when it is added. */
const passkeyOf = async (knex: Knex, memberId: number, credentialId: string, publicKey: string) => {
  const passkey = { memberId, credentialId, publicKey, counter: 0, device: 'Firefox', createdAt: new Date() };
  const [row] = await knex('passkeys').insert(passkey).returning('id');
  return Number(row.id);
};

export const passkeyCalls = {
  'post /api/account/passkeys/options': alone(() => ({ body: { password } })),
  'post /api/account/passkeys': whenGoneInvalid(async ({ knex, caller }) => {
    const { tokenHash } = await knex('sessions').where({ userId: caller.id }).first('tokenHash');
    await asked(knex, `passkey ${tokenHash}`);
    return { body: device().create(challenge) };
  }),
  'delete /api/account/passkeys/:passkeyId': alone(async ({ knex, caller }) => ({
    params: { passkeyId: await passkeyOf(knex, caller.id, `of ${caller.id}`, 'key') },
    body: { password },
  })),
  'post /api/login/passkey/options': alone(),
  'post /api/login/passkey': alone(async ({ knex, caller }) => {
    const own = device();
    const token = randomTokens.generate();
    await asked(knex, token);
    await passkeyOf(knex, caller.id, own.id, own.publicKey.toString('base64url'));
    return { body: own.get(challenge), cookies: { 'nestmates-passkey': token } };
  }),
} as const satisfies Readonly<Record<string, Arrangement>>;
