import type { SignIn, SignInFrom } from '@nestmates/application/members/accounts/sign-ins.ts';
import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import type { SignedInView } from '@nestmates/application/platform/access/member-view.ts';
import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import type { Call } from '../../platform/shared/serve.ts';

type Opening = Pick<Call<Endpoint>, 'userAgent' | 'browser'> & { readonly by: Caller | undefined };

export const browserOf = ({ by, userAgent, browser }: Opening): SignInFrom => ({
  userAgent,
  replaces: by?.sessionDigest,
  browserToken: browser.token(),
});

/** Gives the browser its cookies, and answers with the member. */
export function beginSession(
  { member, session, browser }: SignIn,
  to: Pick<Call<Endpoint>, 'session' | 'browser'>,
): SignedInView {
  to.session.begin(session);
  to.browser.remember(browser);
  return member;
}
