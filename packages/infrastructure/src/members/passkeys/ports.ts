import type {
  PasskeyChallenges,
  PasskeyStore,
  WebAuthn,
} from '@nestmates/application/members/passkeys/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const passkeyStore = port<PasskeyStore>('passkey-store');
export const passkeyChallenges = port<PasskeyChallenges>('passkey-challenges');
export const webAuthn = port<WebAuthn>('web-authn');
