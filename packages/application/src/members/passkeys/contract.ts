import { hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { signedInView } from '../../platform/access/member-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { withOwnPassword } from '../passwords/own-password-fields.ts';

const refused = 'This passkey was not accepted. Please try again.';
const base64url = z.string(refused).check(z.maxLength(8000, refused), z.regex(/^[\w-]+$/, refused));

/** Browsers may send more, which nobody reads. */
const answerOf = <Response extends z.core.$ZodShape>(response: Response) =>
  z.object({ id: base64url, rawId: base64url, type: z.literal('public-key'), response: z.object(response) });

const newPasskeyAnswer = answerOf({ clientDataJSON: base64url, attestationObject: base64url });
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswer>;

const passkeyAnswer = answerOf({
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
  userHandle: z.optional(base64url),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** Options as the standard writes them in JSON. */
const options = z.record(z.string(), z.unknown());

const passkeyView = z.object({
  id,
  /** Browser and system in which it was made. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type PasskeyView = z.infer<typeof passkeyView>;

export const passkeysContract = {
  list: endpoint({
    method: 'get',
    path: '/api/account/passkeys',
    access: 'signed-in',
    closedTo: 'nobody',
    response: z.readonly(z.array(passkeyView)),
    summary: "The member's passkeys, the newest first, twenty at most.",
  }),
  options: endpoint({
    method: 'post',
    path: '/api/account/passkeys/options',
    access: 'signed-in',
    closedTo: 'nobody',
    body: withOwnPassword,
    bodyOptional: true,
    response: options,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary: 'What a browser makes a passkey with, with the password.',
  }),
  add: endpoint({
    method: 'post',
    path: '/api/account/passkeys',
    access: 'signed-in',
    closedTo: 'nobody',
    body: newPasskeyAnswer,
    response: confirmation,
    limit: { by: 'member', max: 30, per: hours(1) },
    summary: 'Adds the passkey that the browser has made.',
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/account/passkeys/:passkeyId',
    access: 'signed-in',
    closedTo: 'nobody',
    params: { passkeyId: pathId },
    body: withOwnPassword,
    bodyOptional: true,
    response: confirmation,
    summary: 'Removes a passkey, with the password.',
  }),
  loginOptions: endpoint({
    method: 'post',
    path: '/api/login/passkey/options',
    access: 'public',
    closedTo: 'nobody',
    response: options,
    limit: { by: 'address', max: 120, per: minutes(15) },
    summary: 'What a browser answers with a passkey; the same for everybody.',
  }),
  login: endpoint({
    method: 'post',
    path: '/api/login/passkey',
    access: 'public',
    closedTo: 'nobody',
    body: passkeyAnswer,
    response: signedInView,
    limit: { by: 'address', max: 60, per: minutes(15) },
    summary: 'Opens a session by a passkey, which counts as two factors.',
  }),
};
