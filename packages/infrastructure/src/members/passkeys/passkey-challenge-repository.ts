import type { PasskeyChallenges } from '@nestmates/application/members/passkeys/ports.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const save = `
  insert into passkey_challenges (digest, challenge, expires_at) values (:digest, :challenge, :expiresAt)
  on conflict (digest) do update set challenge = excluded.challenge, expires_at = excluded.expires_at`;

const take = `
  with taken as (delete from passkey_challenges where digest = :digest returning challenge, expires_at)
  select challenge from taken where expires_at > :now`;

export class PasskeyChallengeRepository implements PasskeyChallenges {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async save(digest: string, challenge: string, expiresAt: Date): Promise<void> {
    await sql(this.#transaction, save, { digest, challenge, expiresAt });
  }

  async take(digest: string, now: Date): Promise<string | undefined> {
    const [taken] = await sql<{ challenge: string }>(this.#transaction, take, { digest, now });
    return taken?.challenge;
  }
}
