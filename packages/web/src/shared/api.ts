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
import { patientFetch } from './patient-fetch.ts';

/** A refused call. Its text is the status, a colon and what the server said. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server answered, as it stands. */
  readonly text: string;
  readonly code: string | undefined;
  /** The server's sentence for the member, if it had one. */
  readonly said: string | undefined;
  readonly failure: Partial<Failure>;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.text = text || statusText;
    this.failure = failureIn(text);
    this.code = this.failure.error;
    this.said = this.failure.message ?? this.failure.error;
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

type Given<E extends Endpoint> = (IsEmpty<E['params']> extends true
  ? { params?: never }
  : { params: ParamsOf<E> }) &
  (IsEmpty<NonNullable<E['body']>> extends true ? { body?: never } : { body: BodyOf<E> }) & {
    query?: Partial<QueryOf<E>>;
  };

type Call<E extends Endpoint> =
  Record<never, never> extends Given<E> ? [given?: Given<E>] : [given: Given<E>];

const filledIn = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

function withQuery(path: string, query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

interface Sent {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

async function send(
  { method, path }: { readonly method: Method; readonly path: string },
  { params, query, body }: Sent,
): Promise<Response> {
  const response = await patientFetch(withQuery(filledIn(path, params), query), {
    method: method.toUpperCase(),
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** Calls an endpoint of a contract: what goes in and what comes out is what the contract says. */
export async function call<E extends Endpoint>(
  address: Address<E>,
  ...[given]: Call<E>
): Promise<ResponseOf<E>> {
  return (await send(address, (given ?? {}) as Sent)).json();
}

export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** What `before` is asked with for the page after this one. */
  readonly next?: string;
}

/** A call whose answer is a list. */
export interface ListAddress<Item> {
  readonly method: Method;
  readonly path: string;
  readonly endpoint?: { readonly response: { readonly _zod: { readonly output: readonly Item[] } } };
}

/** As `call`, for a page of a long list, of which the Link header tells where it goes on. */
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

/** Reads that belong to a session answer null once there is none. */
export const nullWhenSignedOut = <T>(read: Promise<T>): Promise<T | null> =>
  read.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });

/** What the server found wrong with single fields, for the form to show under them. */
export const issuesIn = (error: unknown): Failure['issues'] =>
  error instanceof ApiError ? error.failure.issues : undefined;

/** What a toast says of an error: the server's sentence, else the one the screen has ready. */
export const saidBy = (error: unknown, otherwise: string): string =>
  (error instanceof ApiError && error.said) || otherwise;

/** As `saidBy`, where the screen's sentence blames what she typed: without an answer nothing is known against it. */
export const saidOfInput = (error: unknown, otherwise: string): string =>
  error instanceof ApiError
    ? saidBy(error, otherwise)
    : 'We could not reach the server. Please check your connection and try again.';
