import type { BodyFor } from '../../platform/api/endpoints.ts';

/** The standard's options, which the server writes and only the library reads. */
type Options = Readonly<Record<string, unknown>>;

// Few visitors use one, so the library is imported on demand.
const library = () => import('@simplewebauthn/browser');

/** Browsers know none of a site whose address is a number. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);

export async function makePasskey(options: Options): Promise<BodyFor<'post /api/account/passkeys'>> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as never });
}

export async function answerWithPasskey(options: Options): Promise<BodyFor<'post /api/login/passkey'>> {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options as never });
}

/** Whoever closes the browser's dialog has changed their mind. */
export const isPasskeyDialogClosed = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
