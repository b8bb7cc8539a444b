import type { IncomingMessage } from 'node:http';
import { type ApiError, errorOf, errorWith, invalidRequest } from './api-error.ts';
import { type ResponseRequest, responseRequest, unsupportedIn } from './request-schema.ts';
import { faultInSchema } from './structured-output.ts';

export interface Accepted {
  readonly apiKey: string;
  readonly models: readonly string[];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultInFormat({ text }: ResponseRequest): ApiError | undefined {
  const format = text?.format;
  if (format?.type !== 'json_schema' || !format.strict) return undefined;
  const fault = faultInSchema(format.schema);
  if (!fault) return undefined;
  const message = `Invalid schema for response_format '${format.name}': ${fault}`;
  return invalidRequest('invalid_json_schema', message, 'text.format.schema');
}

/** What a request is refused for, in the order in which the API looks. */
export function checkRequest(
  request: IncomingMessage,
  text: string,
  { apiKey, models }: Accepted,
): { readonly error: ApiError } | { readonly body: ResponseRequest } {
  if (request.headers.authorization !== `Bearer ${apiKey}`) return { error: errorWith(401) };
  if (request.method !== 'POST' || request.url !== '/v1/responses') {
    const message = `Invalid URL (${request.method} ${request.url})`;
    return { error: { ...invalidRequest('unknown_url', message), status: 404 } };
  }
  const body = request.headers['content-type'] === 'application/json' ? parse(text) : undefined;
  if (typeof body !== 'object' || body === null) {
    return { error: invalidRequest('invalid_json', 'We could not parse the JSON body of your request.') };
  }
  const parsed = responseRequest.safeParse(body);
  if (!parsed.success) return { error: errorOf(parsed.error.issues, body) };
  if (!models.includes(parsed.data.model)) return { error: errorWith(404) };
  const unsupported = unsupportedIn(parsed.data);
  if (unsupported) {
    return { error: invalidRequest('unsupported_by_double', `No ${unsupported} here.`, unsupported) };
  }
  const error = faultInFormat(parsed.data);
  return error ? { error } : { body: parsed.data };
}
