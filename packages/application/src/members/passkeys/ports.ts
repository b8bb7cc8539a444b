import type { Passkey, PasskeyId } from '@nestmates/domain/members/passkeys/passkey.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { NewPasskeyAnswer, PasskeyAnswer } from './contract.ts';

/** What browsers are asked, as the standard writes it in JSON. */
export type WebAuthnOptions = Readonly<Record<string, unknown>>;

/** Asks browsers for passkeys, and checks what they answer. */
export interface WebAuthn {
  newChallenge(): string;
  /** What an answer says that it answers. */
  challengeIn(answer: NewPasskeyAnswer | PasskeyAnswer): string | undefined;
  creationOptions(
    member: { readonly handle: string; readonly email: string },
    known: readonly string[],
    challenge: string,
  ): Promise<WebAuthnOptions>;
  /** Undefined for an answer of another site, to another challenge, or without that its owner was verified. */
  verifyNew(
    answer: NewPasskeyAnswer,
    challenge: string,
  ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> | undefined>;
  requestOptions(challenge: string): Promise<WebAuthnOptions>;
  /** The counter from now on; undefined as above, and for one that was copied. */
  verify(
    answer: PasskeyAnswer,
    challenge: string,
    passkey: Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>,
  ): Promise<number | undefined>;
}

export interface PasskeyStore {
  list(memberId: MemberId): Promise<readonly Passkey[]>;
  find(credentialId: string): Promise<Passkey | undefined>;
  /** False where it is known already. */
  add(passkey: Omit<Passkey, 'id' | 'lastUsedAt'>): Promise<boolean>;
  /** False if it was used meanwhile. */
  use(passkey: Pick<Passkey, 'id' | 'counter'>, counter: number, at: Date): Promise<boolean>;
  /** False if the member has no such passkey. */
  remove(memberId: MemberId, id: PasskeyId): Promise<boolean>;
  removeSince(memberId: MemberId, at: Date): Promise<void>;
  /** All others, and what was added after that moment. */
  keepOnly(memberId: MemberId, ids: readonly number[], until: Date): Promise<void>;
}

/** What waits for an answer, by the digest of what its browser keeps and was asked. */
export interface PasskeyChallenges {
  save(digest: string, challenge: string, expiresAt: Date): Promise<void>;
  /** Once. */
  take(digest: string, now: Date): Promise<string | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly passkeyStore: PasskeyStore;
    readonly passkeyChallenges: PasskeyChallenges;
    readonly webAuthn: WebAuthn;
  }
}
