import { stepAt } from '@nestmates/domain/members/second-factor/one-time-code.ts';
import { randomTokens } from '@nestmates/infrastructure/members/accounts/random-tokens.ts';
import { totpCodes } from '@nestmates/infrastructure/members/second-factor/totp-codes.ts';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { AesEncryption } from '@nestmates/infrastructure/platform/encryption/aes-encryption.ts';
import { inDays } from '../swap-setup.ts';

/** Gives a member an authenticator app, and answers the code that it shows now. */
export async function codeOfApp(
  knex: Knex,
  memberId: number,
  state: 'begun' | 'on',
): Promise<{ readonly code: string }> {
  const { key } = await knex('encryption_keys').first('key');
  const secret = totpCodes.newSecret();
  const sealed = await new AesEncryption(async () => [{ id: 'db', key }]).seal(
    { kind: 'totp', id: memberId },
    secret,
  );
  const at = new Date();
  const confirmed = state === 'on' ? { confirmedAt: at, lastStep: 1 } : {};
  await knex('second_factors').insert({ memberId, secret: sealed, begunAt: at, ...confirmed });
  return { code: totpCodes.codeOf(secret, stepAt(at)) };
}

/** The cookie of a login of the member that waits for its code. */
export async function pendingLogin(knex: Knex, memberId: number): Promise<Readonly<Record<string, string>>> {
  const token = randomTokens.generate();
  await knex('pending_logins').insert({ digest: randomTokens.digest(token), memberId, expiresAt: inDays(1) });
  return { 'nestmates-login': token };
}
