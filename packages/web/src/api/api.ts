import type { Address } from '@nestmates/application/contract/address.ts';
import type {
  BodyOf,
  Endpoint,
  Method,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@nestmates/application/contract/endpoint.ts';
import type { Failure } from '@nestmates/application/contract/failure.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';

/** A call that the server refused. The message is the status, a colon and the server's text. */
export class ApiError extends Error {
  readonly status: number;
  /** The body of the response. */
  readonly text: string;
  readonly code: string | undefined;
  /** The server's message for the member. */
  readonly serverMessage: string | undefined;
  readonly failure: Partial<Failure>;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.text = text || statusText;
    this.failure = failureIn(text);
    this.code = this.failure.error;
    this.serverMessage = this.failure.message ?? this.failure.error;
  }
}

function failureIn(text: string): Partial<Failure> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

type IsEmpty<Schema> = Schema extends { readonly shape: infer Shape }
  ? keyof Shape extends never
    ? true
    : false
  : false;

type CallInput<E extends Endpoint> = (IsEmpty<E['params']> extends true
  ? { params?: never }
  : { params: ParamsOf<E> }) &
  (IsEmpty<NonNullable<E['body']>> extends true ? { body?: never } : { body: BodyOf<E> }) & {
    query?: Partial<QueryOf<E>>;
  };

type CallArgs<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [given?: CallInput<E>] : [given: CallInput<E>];

const fillParams = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function withQuery(path: string, query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

interface RequestInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

async function send(
  { method, path }: { readonly method: Method; readonly path: string },
  { params, query, body }: RequestInput,
): Promise<Response> {
  const response = await fetchWithTimeout(withQuery(fillParams(path, params), query), {
    method: method.toUpperCase(),
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** Calls an endpoint; parameters, body and answer are typed by its contract. */
export async function call<E extends Endpoint>(
  address: Address<E>,
  ...[given]: CallArgs<E>
): Promise<ResponseOf<E>> {
  return (await send(address, (given ?? {}) as RequestInput)).json();
}

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page, sent as `before`. */
  readonly next?: string;
}

/** The address of a call that returns a list. */
export interface ListAddress<Item> {
  readonly method: Method;
  readonly path: string;
  readonly endpoint?: { readonly response: { readonly _zod: { readonly output: readonly Item[] } } };
}

/** Like `call`, for one page of a list; the Link header has the cursor of the next page. */
export async function callPage<Item>(
  address: ListAddress<Item>,
  query: { readonly before?: string; readonly limit?: number },
): Promise<ListPage<Item>> {
  const response = await send(address, { query });
  const items: readonly Item[] = await response.json();
  const [, asked] = /\?([^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '') ?? [];
  const next = new URLSearchParams(asked).get('before');
  return next === null ? { items } : { items, next };
}

/** For reads that need a session: null on a 401. */
export const nullWhenSignedOut = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });

/** The issues that the server found with single fields. */
export const issuesIn = (error: unknown): Failure['issues'] =>
  error instanceof ApiError ? error.failure.issues : undefined;

/** The server's message for the member, or else the fallback. */
export const errorMessage = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.serverMessage) || otherwise;

/** Like `errorMessage`, for a fallback that blames the input: without a response it names the network instead. */
export const inputErrorMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiError
    ? errorMessage(error, otherwise)
    : 'We could not reach the server. Please check your connection and try again.';
