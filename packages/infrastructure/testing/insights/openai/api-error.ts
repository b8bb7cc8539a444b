import type * as z from 'zod/mini';

/** An error in the shape of the API. */
export interface ApiError {
  readonly status: number;
  readonly message: string;
  readonly type: string;
  readonly param: string | null;
  readonly code: string | null;
}

export const invalidRequest = (code: string, message: string, param: string | null = null): ApiError => ({
  status: 400,
  message,
  type: 'invalid_request_error',
  param,
  code,
});

const codes: Readonly<Record<string, string>> = {
  invalid_value: 'invalid_value',
  too_small: 'integer_below_min_value',
  too_big: 'integer_above_max_value',
  invalid_format: 'invalid_value',
  custom: 'invalid_value',
};

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** The first thing that is wrong with a body, as the API would tell it. */
export function errorOf(issues: readonly z.core.$ZodIssue[], body: object): ApiError {
  const issue = issues[0];
  if (!issue) return invalidRequest('invalid_value', 'The request is invalid.');
  if (issue.code === 'unrecognized_keys') {
    const param = pathOf([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest('unknown_parameter', `Unknown parameter: '${param}'.`, param);
  }
  const param = pathOf(issue.path);
  const [first = ''] = issue.path;
  if (issue.path.length === 1 && !(first in body)) {
    return invalidRequest('missing_required_parameter', `Missing required parameter: '${param}'.`, param);
  }
  // The fault lies, inside a list of messages, deeper than the choice between text and list.
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const deepest = issue.errors
      .flat()
      .toSorted((a, b) => b.path.length - a.path.length)
      .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
    if (deepest[0] && deepest[0].path.length > issue.path.length) return errorOf(deepest, body);
  }
  const code = codes[issue.code] ?? 'invalid_type';
  return invalidRequest(code, `Invalid value for '${param}'.`, param);
}

const errorTypes: Readonly<Record<number, readonly [type: string, code: string | null]>> = {
  401: ['invalid_request_error', 'invalid_api_key'],
  404: ['invalid_request_error', 'model_not_found'],
  429: ['requests', 'rate_limit_exceeded'],
};

/** An error that the body did not cause. */
export function errorWith(status: number): ApiError {
  const [type, code] = errorTypes[status] ?? ['server_error', null];
  return { status, message: `This is error ${status}.`, type, param: null, code };
}
