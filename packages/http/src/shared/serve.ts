import type { Caller } from '@nestmates/application/accounts/caller.ts';
import type { OpenSession } from '@nestmates/application/accounts/sessions.ts';
import type {
  BodyOf,
  Endpoint,
  FileOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@nestmates/application/contract/endpoint.ts';
import type { Page } from '@nestmates/application/contract/paging.ts';

/** What a handler receives: parsed input and an authorized caller. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The uploaded file, if the endpoint takes one. */
  readonly file: FileOf<E>;
  readonly by: E['access'] extends 'public' ? Caller | undefined : Caller;
  /** The caller's network address, for rate limits. */
  readonly ipAddress: string;
  /** The id of the last event that a resumed stream has received. */
  readonly lastEventId: string | undefined;
  /** Returns a page's items and sets the Link header to the next page. */
  paged<Item>(page: Page<Item>): readonly Item[];
  readonly session: { begin(session: OpenSession): void; end(): void };
}

export interface Route {
  readonly endpoint: Endpoint;
  handle(call: Call<Endpoint>): Promise<unknown>;
}

/** Types a handler by its endpoint; parsing, access, limits and errors are left to the mount. */
export const serve = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, handle: (call) => handle(call as Call<E>) });
