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

/** What a handler is given: everything parsed, nobody let in who may not call. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The file of a call that takes one. */
  readonly file: FileOf<E>;
  readonly by: E['access'] extends 'public' ? Caller | undefined : Caller;
  /** The caller's network address, for counting tries. */
  readonly ipAddress: string;
  /** Of a stream that is taken up again: the id of the last event that was heard. */
  readonly lastEventId: string | undefined;
  /** A page's items, while the Link header says where the next page is. */
  paged<Item>(page: Page<Item>): readonly Item[];
  readonly session: { begin(session: OpenSession): void; end(): void };
}

export interface Route {
  readonly endpoint: Endpoint;
  handle(call: Call<Endpoint>): Promise<unknown>;
}

/** Ties a handler to its endpoint; parsing, access, limits and errors are the mount's business. */
export const serve = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<ResponseOf<E>>,
): Route => ({ endpoint, handle: (call) => handle(call as Call<E>) });
