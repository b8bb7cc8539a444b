import { randomBytes } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer } from '@nestmates/application/members/passkeys/contract.ts';
import type { WebAuthn, WebAuthnOptions } from '@nestmates/application/members/passkeys/ports.ts';
import type { Passkey } from '@nestmates/domain/members/passkeys/passkey.ts';
import { productName } from '@nestmates/domain/platform/shared/product.ts';

/** Loaded with the first passkey: it brings all that certificates are written in. */
const library = () => import('@simplewebauthn/server');

type Key = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'>;

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** What the library reads of an answer, beside what the contract lets through. */
const whole = <Answer extends NewPasskeyAnswer | PasskeyAnswer>(answer: Answer) => ({
  ...answer,
  clientExtensionResults: {},
});

/** Browsers know no passkeys of a number: on one's own machine the app is opened as localhost. */
function siteOf(publicUrl: string): { readonly id: string; readonly origin: string } {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** What the library throws is an answer that does not hold. */
async function unlessRefused<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

export class SimpleWebAuthn implements WebAuthn {
  readonly #publicUrl: () => string;
  constructor(publicUrl: () => string) {
    this.#publicUrl = publicUrl;
  }

  newChallenge(): string {
    return randomBytes(32).toString('base64url');
  }

  challengeIn({ response }: NewPasskeyAnswer | PasskeyAnswer): string | undefined {
    try {
      const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
      const challenge = (said as { readonly challenge?: unknown } | null)?.challenge;
      return typeof challenge === 'string' ? challenge : undefined;
    } catch {
      return undefined;
    }
  }

  async creationOptions(
    { handle, email }: { readonly handle: string; readonly email: string },
    known: readonly string[],
    challenge: string,
  ): Promise<WebAuthnOptions> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: productName,
      rpID: siteOf(this.#publicUrl()).id,
      userName: email,
      userDisplayName: email,
      userID: bytesOf(handle),
      challenge: bytesOf(challenge),
      excludeCredentials: known.map((id) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options };
  }

  async verifyNew(answer: NewPasskeyAnswer, expectedChallenge: string): Promise<Key | undefined> {
    const { id: expectedRPID, origin: expectedOrigin } = siteOf(this.#publicUrl());
    const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
    const { verifyRegistrationResponse } = await library();
    const result = await unlessRefused(() =>
      verifyRegistrationResponse({ response: whole(answer), ...expected }),
    );
    if (!result?.verified) return undefined;
    const { id, publicKey, counter } = result.registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  }

  async requestOptions(challenge: string): Promise<WebAuthnOptions> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: siteOf(this.#publicUrl()).id,
      challenge: bytesOf(challenge),
      userVerification: 'required',
    });
    return { ...options };
  }

  async verify(
    answer: PasskeyAnswer,
    expectedChallenge: string,
    { credentialId: id, publicKey, counter }: Key,
  ): Promise<number | undefined> {
    const { id: expectedRPID, origin: expectedOrigin } = siteOf(this.#publicUrl());
    const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
    const credential = { id, publicKey: bytesOf(publicKey), counter };
    const { userHandle, ...signed } = answer.response;
    const response = whole({
      ...answer,
      response: userHandle === undefined ? signed : { ...signed, userHandle },
    });
    const { verifyAuthenticationResponse } = await library();
    const result = await unlessRefused(() =>
      verifyAuthenticationResponse({ response, credential, ...expected }),
    );
    return result?.verified ? result.authenticationInfo.newCounter : undefined;
  }
}
