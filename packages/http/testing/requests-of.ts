import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import fc from 'fast-check';
import { arbitraryOf, exampleOf } from './arbitrary-of.ts';
import {
  fieldsOf,
  hostileHeaders,
  hostileSegments,
  malformedTexts,
  withInvalidField,
} from './hostile-input.ts';
import type { RequestOptions } from './visitor.ts';

export interface GeneratedRequest {
  readonly path: string;
  readonly options: RequestOptions;
}

const filled = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '1')));

const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const boundary = 'a-line-between';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };

/** A form with one file, as a browser sends it. */
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

/** A valid call of an endpoint, for each of its paths. */
export const exampleRequests = (endpoint: Endpoint): readonly GeneratedRequest[] =>
  [endpoint.path, ...endpoint.aliases].map((path) => ({
    path: filled(path, fieldsOf(exampleOf(endpoint.params))),
    options: exampleOptions(endpoint),
  }));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The fields of a body as a form has them, as texts, with a file and without. */
const forms = (field: string, body: fc.Arbitrary<unknown>): fc.Arbitrary<RequestOptions> =>
  fc.tuple(body, fc.boolean()).map(([value, hasFile]) => {
    const texts = Object.entries(fieldsOf(value)).map(
      ([name, given]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"\r\n\r\n${textOf(given)}\r\n`,
    );
    const rest = hasFile ? formWith(field, smallPicture).raw : `--${boundary}--\r\n`;
    const parts = [Buffer.from(texts.join('').toWellFormed()), Buffer.from(rest ?? '')];
    return { headers: multipart, raw: new Uint8Array(Buffer.concat(parts)) };
  });

/** Invalid files, unfinished forms and unknown fields. */
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

const optionsFor = ({ method, body, upload, form, pair }: Endpoint): fc.Arbitrary<RequestOptions> => {
  if (method === 'get') return fc.constant({});
  if (upload) return uploads(upload.field);
  if (pair) return fc.oneof(fc.constant({}), ...pair.fields.map(uploads));
  const good = body ? arbitraryOf(body) : fc.constant({});
  const names = Object.keys(fieldsOf(body ? exampleOf(body) : {})).slice(0, 4);
  const asForm = form ? [forms(form.field, good), forms(form.field, withInvalidField(good))] : [];
  return fc.oneof(
    ...asForm,
    good.map((value) => ({ body: value })),
    withInvalidField(good).map((value) => ({ body: value })),
    withInvalidField(withInvalidField(good)).map((value) => ({ body: value })),
    fc
      .tuple(fc.oneof(malformedTexts(names), fc.string()), hostileHeaders)
      .map(([raw, given]) => ({ raw, headers: given })),
    fc.tuple(good, hostileHeaders).map(([value, given]) => ({ body: value, headers: given })),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => ({ raw: new Uint8Array(bytes) })),
  );
};

const paths = ({ path, aliases, params }: Endpoint): fc.Arbitrary<string> => {
  const any = fc.constantFrom(path, ...aliases);
  if (Object.keys(params.def.shape).length === 0) return any;
  const good = fc.tuple(any, arbitraryOf(params)).map(([at, values]) => filled(at, fieldsOf(values)));
  const bad = fc.tuple(any, hostileSegments).map(([at, text]) => at.replace(/:\w+/g, () => text || '0'));
  return fc.oneof(good, good, bad);
};

const queries = ({ query }: Endpoint): fc.Arbitrary<string> => {
  const names = [...Object.keys(query.def.shape), 'limit', '__proto__', 'a[b]'];
  const odd = fc
    .tuple(fc.constantFrom(...names), fc.oneof(hostileSegments, fc.constantFrom('', '1', 'a&a=b', '-5')))
    .map(([name, value]) => `?${name}=${value}`);
  const good = arbitraryOf(query).map((values) => {
    const given = Object.entries(fieldsOf(values)).filter(([, value]) => value !== undefined);
    return given.length > 0
      ? `?${given.map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`).join('&')}`
      : '';
  });
  return fc.oneof({ weight: 4, arbitrary: good }, { weight: 1, arbitrary: odd });
};

/** Calls of an endpoint: valid, slightly invalid and hostile ones. */
export const requestsOf = (endpoint: Endpoint): fc.Arbitrary<GeneratedRequest> =>
  fc
    .tuple(paths(endpoint), queries(endpoint), optionsFor(endpoint))
    .map(([path, query, options]) => ({ path: `${path}${query}`, options }));
