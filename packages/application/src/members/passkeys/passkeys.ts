import { deviceName } from '@nestmates/domain/members/accounts/device-name.ts';
import {
  challengeLifetime,
  maxPasskeys,
  type PasskeyId,
  passkeyRefused,
  tooManyPasskeys,
  wrongPasskey,
} from '@nestmates/domain/members/passkeys/passkey.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { IssuedToken } from '../../platform/access/session.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { securityEmail } from '../accounts/security-emails.ts';
import type { SignIn, SignInFrom } from '../accounts/sign-ins.ts';
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyView } from './contract.ts';
import type { WebAuthnOptions } from './ports.ts';

/** Lets a member log in without the password. */
export class Passkeys extends useCase(
  'passkeyStore',
  'passkeyChallenges',
  'webAuthn',
  'sessions',
  'sessionStore',
  'signIns',
  'ownPassword',
  'keyedDigests',
  'tokens',
  'emails',
  'transaction',
  'clock',
) {
  async list(by: Pick<Caller, 'id'>): Promise<readonly PasskeyView[]> {
    const passkeys = await this.needs.passkeyStore.list(by.id);
    return passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }

  async creationOptions(
    by: Pick<Caller, 'id' | 'email' | 'sessionDigest'>,
    password: string | undefined,
  ): Promise<WebAuthnOptions> {
    const { passkeyStore: store, passkeyChallenges: challenges, webAuthn, ownPassword, clock } = this.needs;
    await ownPassword.require(by, password);
    const known = await store.list(by.id);
    if (known.length >= maxPasskeys) throw tooManyPasskeys();
    const challenge = webAuthn.newChallenge();
    await challenges.save(
      this.#digestOf(this.#ofSession(by), challenge),
      challenge,
      later(clock.now(), challengeLifetime),
    );
    const handle = await this.#handleOf(by.id);
    const ids = known.map(({ credentialId }) => credentialId);
    return webAuthn.creationOptions({ handle, email: by.email }, ids, challenge);
  }

  async add(
    by: Pick<Caller, 'id' | 'sessionDigest'>,
    { answer, userAgent }: { readonly answer: NewPasskeyAnswer; readonly userAgent: string },
  ): Promise<Confirmation> {
    const { passkeyStore: store, webAuthn, sessions, emails, transaction, clock } = this.needs;
    const now = clock.now();
    const challenge = await this.#take(this.#ofSession(by), answer, now);
    const made = challenge && (await webAuthn.verifyNew(answer, challenge));
    if (!made) throw passkeyRefused();
    await transaction.run(async () => {
      await sessions.requireOpen(by);
      if ((await store.list(by.id)).length >= maxPasskeys) throw tooManyPasskeys();
      const passkey = { ...made, memberId: by.id, device: deviceName(userAgent), createdAt: now };
      if (!(await store.add(passkey))) throw passkeyRefused();
      await emails.send(securityEmail, { memberId: by.id, change: 'passkey-added' });
    });
    return { message: 'Your passkey is added. You can log in with it from now on.' };
  }

  async remove(
    by: Pick<Caller, 'id' | 'sessionDigest'>,
    { passkeyId, password }: { readonly passkeyId: number; readonly password?: string | undefined },
  ): Promise<Confirmation> {
    const { passkeyStore: store, sessionStore: sessions, ownPassword, emails, transaction } = this.needs;
    await ownPassword.require(by, password);
    await transaction.run(async () => {
      if (!(await store.remove(by.id, passkeyId as PasskeyId))) throw notFound();
      await sessions.clearSecondFactor(by.id);
      await emails.send(securityEmail, { memberId: by.id, change: 'passkey-removed' });
    });
    return { message: 'The passkey is removed.' };
  }

  /** The same for everybody: which accounts have one is not told. Each tab of a browser is asked something of its own. */
  async requestOptions(
    known: string | undefined,
  ): Promise<{ readonly options: WebAuthnOptions; readonly login: IssuedToken }> {
    const { passkeyChallenges: challenges, webAuthn, tokens, clock } = this.needs;
    const [token, challenge] = [known ?? tokens.generate(), webAuthn.newChallenge()];
    const expiresAt = later(clock.now(), challengeLifetime);
    await challenges.save(this.#digestOf(token, challenge), challenge, expiresAt);
    return { options: await webAuthn.requestOptions(challenge), login: { token, expiresAt } };
  }

  async login(token: string | undefined, answer: PasskeyAnswer, from: SignInFrom): Promise<SignIn> {
    const { passkeyStore: store, webAuthn, signIns, transaction, clock } = this.needs;
    const now = clock.now();
    const challenge = token === undefined ? undefined : await this.#take(token, answer, now);
    const passkey = await store.find(answer.id);
    if (challenge === undefined || !passkey) throw wrongPasskey();
    const { userHandle } = answer.response;
    if (userHandle !== undefined && userHandle !== (await this.#handleOf(passkey.memberId)))
      throw wrongPasskey();
    const counter = await webAuthn.verify(answer, challenge, passkey);
    if (counter === undefined) throw wrongPasskey();
    return transaction.run(async () => {
      if (!(await store.use(passkey, counter, now))) throw wrongPasskey();
      return signIns.open(passkey.memberId, { ...from, withSecondFactor: true });
    });
  }

  /** Name by which the device knows the account: it says nothing of the member. */
  #handleOf(memberId: MemberId): Promise<string> {
    return this.needs.keyedDigests.digest('passkey', String(memberId));
  }

  /** What one session was asked, another one does not answer. */
  #ofSession({ sessionDigest }: Pick<Caller, 'sessionDigest'>): string {
    return `passkey ${sessionDigest}`;
  }

  async #take(
    asked: string,
    answer: NewPasskeyAnswer | PasskeyAnswer,
    now: Date,
  ): Promise<string | undefined> {
    const { passkeyChallenges: challenges, webAuthn } = this.needs;
    const challenge = webAuthn.challengeIn(answer);
    return challenge === undefined ? undefined : challenges.take(this.#digestOf(asked, challenge), now);
  }

  /** One browser may be asked several at once, each in a tab of its own. */
  #digestOf(asked: string, challenge: string): string {
    return this.needs.tokens.digest(`${asked} ${challenge}`);
  }
}
