import type { Caller } from './caller.ts';

/** A token for a browser's cookie. */
export interface IssuedToken {
  readonly token: string;
  readonly expiresAt: Date;
}

export interface AuthenticatedSession<C extends Caller = Caller> {
  readonly caller: C;
  /** Set when the session was extended, so that the cookie can be extended too. */
  readonly extendedTo?: Date;
}

/** Browser and network from which a session is used. */
export interface UsedFrom {
  /** What the member's browser keeps. */
  readonly browserToken: string | undefined;
  /** The address of the member's network. */
  readonly from: string | undefined;
}

/** Finds whoever calls by the token of a session. */
export interface Authenticator {
  authenticate(token: string, used: UsedFrom): Promise<AuthenticatedSession | undefined>;
}
