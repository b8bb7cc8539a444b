import { noteServerTime } from '../server-time/server-clock.ts';
import type { AnswerOf, CallArguments, EndpointName } from './endpoints.ts';
import { ApiError } from './errors.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { withPasswordAsked } from './password-prompt.ts';

export const fillParams = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));

export function withQuery(path: string, query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return path;
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** The path of an endpoint, without its method. */
export const pathOf = (name: EndpointName): string => name.slice(name.indexOf(' ') + 1);

/** Fills in the parameters. */
export const filledPath = (name: EndpointName, params: Record<string, unknown>): string =>
  fillParams(pathOf(name), params);

const invalidResponse = 'Invalid response from server';

export interface RequestInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** Asks the member for the password here where the server wants it first, whatever the call is. */
export const send = (name: EndpointName, input: RequestInput): Promise<Response> =>
  withPasswordAsked(() => sendOnce(name, input));

async function sendOnce(name: EndpointName, { params, query, body }: RequestInput): Promise<Response> {
  const [method = ''] = name.split(' ');
  const response = await fetchWithTimeout(withQuery(fillParams(pathOf(name), params), query), {
    method: method.toUpperCase(),
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  noteServerTime(response.headers.get('Server-Time'));
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

/** A proxy or the page of a network may answer with something else. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(502, JSON.stringify({ error: 'INVALID_RESPONSE', message: invalidResponse }), '');
  }
}

/** Calls an endpoint by its name; parameters, query, body and answer are typed by its contract. */
export async function call<Name extends EndpointName>(
  name: Name,
  ...[given]: CallArguments<Name>
): Promise<AnswerOf<Name>> {
  return (await jsonOf(await send(name, (given ?? {}) as RequestInput))) as AnswerOf<Name>;
}
