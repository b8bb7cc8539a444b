import type { Caller } from '@nestmates/application/platform/access/caller.ts';
import type {
  AuthenticatedSession,
  IssuedToken,
  UsedFrom,
} from '@nestmates/application/platform/access/session.ts';
import type {
  BodyOf,
  Endpoint,
  FileOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@nestmates/application/platform/contract/endpoint.ts';
import type { Page } from '@nestmates/application/platform/contract/paging.ts';

/** What a handler receives: parsed input and an authorized caller. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The uploaded file, if the endpoint takes one. */
  readonly file: FileOf<E>;
  readonly by: E['access'] extends 'public' ? Caller | undefined : Caller;
  /** The caller's network address, for rate limits; of IPv6 its /64. */
  readonly ipAddress: string;
  /** Whether only the head of the response is asked for, so that nothing of it is read. */
  readonly headOnly: boolean;
  /** What the caller's browser says of itself. */
  readonly userAgent: string;
  /** The id of the last event that a resumed stream has received. */
  readonly lastEventId: string | undefined;
  /** Returns a page's items and sets the Link header to the next page. */
  paged<Item>(page: Page<Item>): readonly Item[];
  /** Says which version the answer is; true when the caller has it, so that an empty answer is enough. */
  hasVersion(version: string): boolean;
  /** The answer is 202: what was asked for is done later. */
  accepted(): void;
  readonly session: { begin(session: IssuedToken): void; end(): void };
  /** Token of a login that waits for its second factor. */
  readonly pendingLogin: {
    token(): string | undefined;
    begin(issued: IssuedToken): void;
    end(): void;
  };
  /** Token of a browser that was asked for a passkey; it stays for the other tabs. */
  readonly passkeyLogin: {
    token(): string | undefined;
    begin(issued: IssuedToken): void;
  };
  /** What the caller's browser keeps beside its session. */
  readonly browser: {
    token(): string | undefined;
    remember(issued: IssuedToken): void;
  };
}

/** Finds the caller by their session's token. */
export type Authenticate<C extends Caller = Caller> = (
  token: string,
  used: UsedFrom,
) => Promise<AuthenticatedSession<C> | undefined>;

export interface Route {
  readonly endpoint: Endpoint;
  /** Reads more about the caller than other routes need. */
  readonly authenticate?: Authenticate;
  handle(call: Call<Endpoint>): Promise<unknown>;
}

/** Types a handler by its endpoint; parsing, access, limits and errors are left to the mount. */
export const serve = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, handle: (call) => handle(call as Call<E>) });

/**
 * The same for an endpoint that answers with what is read along with the session, so that it needs no second
 * statement.
 */
export const serveWith = <E extends Endpoint, C extends Caller>(
  authenticate: Authenticate<C>,
  endpoint: E,
  handle: (call: Omit<Call<E>, 'by'> & { readonly by: C }) => Promise<ResponseOf<E>>,
): Route => ({
  endpoint,
  authenticate,
  handle: (call) => handle(call as Omit<Call<E>, 'by'> & { readonly by: C }),
});
