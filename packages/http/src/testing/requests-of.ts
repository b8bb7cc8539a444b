import type { Endpoint } from '@nestmates/application/contract/endpoint.ts';
import fc from 'fast-check';
import { arbitraryOf, exampleOf } from './arbitrary-of.ts';
import type { RequestOptions } from './visitor.ts';

export interface GeneratedRequest {
  readonly path: string;
  readonly options: RequestOptions;
}

const filled = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '1')));

const fieldsOf = (value: unknown) => value as Readonly<Record<string, unknown>>;

const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const boundary = 'a-line-between';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** One file in a form, as a browser sends it. */
const formWith = (field: string, file: Uint8Array, name = 'photo.png'): RequestOptions => ({
  headers: multipart,
  raw: new Uint8Array(
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      file,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  ),
});

const exampleOptions = ({ body, upload }: Endpoint): RequestOptions => {
  if (upload) return formWith(upload.field, smallPicture);
  return body ? { body: exampleOf(body) } : {};
};

/** A call of an endpoint as it is meant to be, for each path it is known by. */
export const exampleRequests = (endpoint: Endpoint): readonly GeneratedRequest[] =>
  [endpoint.path, ...endpoint.aliases].map((path) => ({
    path: filled(path, fieldsOf(exampleOf(endpoint.params))),
    options: exampleOptions(endpoint),
  }));

const hostile: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  ...['', ' ', '\0', 'a\0b', '\ud800', 'x\udfff', '\u202e', '{}', "'; drop table users; --", '<script>'],
  ...['ß'.repeat(500), 'x'.repeat(3000), '1e999', 'null', '__proto__', '%', '../..', '٣'],
  ...[0, -1, -0, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, 5e-324],
  ...[null, true, false, [], {}, [[[]]], [null], { a: { b: {} } }, { constructor: 1 }, { toString: null }],
);

/** A body that would be fine, but for one thing. */
const spoiled = (body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(body, hostile, fc.nat(), fc.constantFrom('put', 'drop', 'add', 'wrap'))
    .map(([value, bad, at, how]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad;
      const fields = fieldsOf(value);
      const names = Object.keys(fields);
      const name = names[at % Math.max(1, names.length)] ?? 'field';
      if (how === 'put') return { ...fields, [name]: bad };
      if (how === 'wrap') return { ...fields, [name]: [fields[name]] };
      if (how === 'add') return { ...fields, [typeof bad === 'string' ? bad.slice(0, 50) : 'extra']: bad };
      return Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
    });

/** Written short, so that a report stays readable, and unfolded when sent: as deep as a body can be. */
const abbreviations: Readonly<Record<string, () => string>> = {
  DEEP_LIST: () => `${'['.repeat(30_000)}1${']'.repeat(30_000)}`,
  DEEP_OBJECT: () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  LONG_TEXT: () => `"${'y'.repeat(70_000)}"`,
};

export const expanded = (options: RequestOptions): RequestOptions =>
  typeof options.raw === 'string'
    ? {
        ...options,
        raw: options.raw.replace(/DEEP_LIST|DEEP_OBJECT|LONG_TEXT/g, (name) => abbreviations[name]?.() ?? ''),
      }
    : options;

/** Bodies that no client of ours would ever write. */
const strangeTexts = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(
    ...[
      '',
      ' ',
      '{',
      'null',
      '1',
      '"text"',
      '[]',
      '[{}]',
      'a=1&b=2',
      '{"a":1}}',
      '\ufeff{}',
      '{"__proto__":{"x":1}}',
    ],
    ...[
      '{"__proto__":null,"constructor":{"prototype":{"x":1}}}',
      'DEEP_LIST',
      'DEEP_OBJECT',
      '{"x":LONG_TEXT}',
    ],
    ...names.flatMap((name) => [
      `{"${name}":DEEP_LIST}`,
      `{"${name}":DEEP_OBJECT}`,
      `{"${name}":1e999}`,
      `{"${name}":"\\ud800","${name}":"\\u0000"}`,
    ]),
  );

const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom<
  Readonly<Record<string, string>>
>(
  {},
  {},
  {},
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset=nonsense' },
  { 'content-type': ';;' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'nonsense' },
  { cookie: 'nestmates=nonsense; nestmates=; =;;' },
);

/** Files that are none, forms that never end, and fields that nobody asked for. */
const uploads = (field: string): fc.Arbitrary<RequestOptions> =>
  fc.oneof(
    fc.constant(formWith(field, smallPicture)),
    fc.constantFrom('', 'other', '__proto__', '\0').map((name) => formWith(name, smallPicture)),
    fc
      .constantFrom('', '../../etc/passwd', '\0.png', 'x'.repeat(300))
      .map((name) => formWith(field, smallPicture, name)),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => formWith(field, bytes)),
    fc.nat({ max: smallPicture.length }).map((end) => formWith(field, smallPicture.subarray(0, end))),
    fc.string().map((text) => ({ headers: multipart, raw: `--${boundary}\r\n${text}` })),
    fc
      .constantFrom('multipart/form-data', 'multipart/form-data; boundary=', 'application/json')
      .map((type) => ({
        headers: { 'content-type': type },
        raw: '{}',
      })),
  );

const optionsFor = ({ method, body, upload }: Endpoint): fc.Arbitrary<RequestOptions> => {
  if (method === 'get') return fc.constant({});
  if (upload) return uploads(upload.field);
  const good = body ? arbitraryOf(body) : fc.constant({});
  const names = Object.keys(fieldsOf(body ? exampleOf(body) : {})).slice(0, 4);
  return fc.oneof(
    good.map((value) => ({ body: value })),
    spoiled(good).map((value) => ({ body: value })),
    spoiled(spoiled(good)).map((value) => ({ body: value })),
    fc
      .tuple(fc.oneof(strangeTexts(names), fc.string()), headers)
      .map(([raw, given]) => ({ raw, headers: given })),
    fc.tuple(good, headers).map(([value, given]) => ({ body: value, headers: given })),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => ({ raw: new Uint8Array(bytes) })),
  );
};

const segment = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1.5',
    '1e3',
    '2147483648',
    '99999999999999999999',
    '%00',
    '%',
    '%ff',
    '%2e%2e',
    'nan',
    '%F0%9F%90%A3',
    "'",
  ),
  fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text)),
);

const paths = ({ path, aliases, params }: Endpoint): fc.Arbitrary<string> => {
  const any = fc.constantFrom(path, ...aliases);
  if (Object.keys(params.def.shape).length === 0) return any;
  const good = fc.tuple(any, arbitraryOf(params)).map(([at, values]) => filled(at, fieldsOf(values)));
  const bad = fc.tuple(any, segment).map(([at, text]) => at.replace(/:\w+/g, () => text || '0'));
  return fc.oneof(good, good, bad);
};

const queries = ({ query }: Endpoint): fc.Arbitrary<string> => {
  const names = [...Object.keys(query.def.shape), 'limit', '__proto__', 'a[b]'];
  const odd = fc
    .tuple(fc.constantFrom(...names), fc.oneof(segment, fc.constantFrom('', '1', 'a&a=b', '-5')))
    .map(([name, value]) => `?${name}=${value}`);
  const good = arbitraryOf(query).map((values) => {
    const given = Object.entries(fieldsOf(values)).filter(([, value]) => value !== undefined);
    return given.length > 0
      ? `?${given.map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`).join('&')}`
      : '';
  });
  return fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: odd });
};

/** Calls of an endpoint: right ones, nearly right ones, and ones that mean harm. */
export const requestsOf = (endpoint: Endpoint): fc.Arbitrary<GeneratedRequest> =>
  fc
    .tuple(paths(endpoint), queries(endpoint), optionsFor(endpoint))
    .map(([path, query, options]) => ({ path: `${path}${query}`, options }));
