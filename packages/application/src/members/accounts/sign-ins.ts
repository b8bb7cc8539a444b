import { browserCookieExpiry } from '@nestmates/domain/members/accounts/known-browser.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SignedInView } from '../../platform/access/member-view.ts';
import type { IssuedToken } from '../../platform/access/session.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { viewOfSignedIn } from './member-view.ts';
import { newBrowserEmail } from './new-browser-email.ts';
import { type SessionOpening, wrongLogin } from './sessions.ts';

export interface SignIn {
  readonly member: SignedInView;
  readonly session: IssuedToken;
  /** What the member's browser keeps for longer than a session, so that its next login is recognized. */
  readonly browser: IssuedToken;
}

/** Browser and network from which somebody signs in. */
export interface SignInFrom {
  /** The address of their network. */
  readonly from?: string | undefined;
  readonly userAgent?: string;
  /** The digest of the session that the browser held before. */
  readonly replaces?: string | undefined;
  /** What the browser has kept since an earlier login. */
  readonly browserToken?: string | undefined;
}

/** Opens the session of a member who has shown who they are, by whichever way. */
export class SignIns extends useCase('sessions', 'emails', 'tokens', 'clock', every('useObservers')) {
  async open(
    memberId: MemberId,
    { from, ...opening }: SessionOpening & Pick<SignInFrom, 'from'>,
  ): Promise<SignIn> {
    const { sessions, emails, tokens, clock, useObservers } = this.needs;
    const browserToken = opening.browserToken ?? tokens.generate();
    const { newBrowserId, ...session } = await sessions.open(memberId, {
      ...opening,
      browserToken,
      confirmed: true,
    });
    if (newBrowserId) await emails.send(newBrowserEmail, { browserId: newBrowserId });
    const authenticated = await sessions.authenticateWithAccount(session.token, { browserToken, from });
    // Somebody who has the account open elsewhere may delete it between the two.
    if (!authenticated) throw wrongLogin();
    const { email, account } = authenticated.caller;
    const { createdAt } = account;
    for (const observer of useObservers) {
      await observer.noteUse({ memberId, email, createdAt, browserToken, from });
    }
    const browser = { token: browserToken, expiresAt: browserCookieExpiry(clock.now()) };
    return { member: viewOfSignedIn(authenticated.caller), session, browser };
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly signIns: SignIns;
  }
}
