import { retention } from '../../platform/retention/retention.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';

export type PasskeyId = Id<'passkey'>;

/** A key pair of a device, of which only the public one is known here. */
export interface Passkey {
  readonly id: PasskeyId;
  readonly memberId: MemberId;
  /** What the device calls it, in base64url. */
  readonly credentialId: string;
  /** Encoded in base64url. */
  readonly publicKey: string;
  /** How often it was used, where the device counts. */
  readonly counter: number;
  /** Browser and system in which it was made. */
  readonly device: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export const maxPasskeys = 20;

/** How long a challenge waits for its answer, which it takes once. */
export const challengeLifetime = retention.passkeyChallenges.keptFor;

export const passkeyRefused = (): DomainError =>
  invalid('passkey', 'This passkey was not accepted. Please try again.');

export const tooManyPasskeys = (): DomainError =>
  new DomainError('conflict', 'CONFLICT', `You have ${maxPasskeys} passkeys. Remove one to add another.`);

/** The same for one that is unknown, of another site, or answered too late. */
export const wrongPasskey = (): DomainError =>
  new DomainError(
    'unauthenticated',
    'UNAUTHENTICATED',
    'This passkey opens no account here. Please try again.',
  );
