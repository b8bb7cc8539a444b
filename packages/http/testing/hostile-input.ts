import fc from 'fast-check';
import type { RequestOptions } from './visitor.ts';

export const fieldsOf = (value: unknown) => value as Readonly<Record<string, unknown>>;

const hostileValues: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e',
  '{}',
  "'; drop table users; --",
  '<script>',
  'ß'.repeat(500),
  'x'.repeat(3000),
  '1e999',
  'null',
  '__proto__',
  '%',
  '../..',
  '٣',
  0,
  -1,
  -0,
  0.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e308,
  5e-324,
  null,
  true,
  false,
  [],
  {},
  [[[]]],
  [null],
  { a: { b: {} } },
  { constructor: 1 },
  { toString: null },
);

/** A valid body with one field replaced, wrapped, added or dropped. */
export const withInvalidField = (body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(body, hostileValues, fc.nat(), fc.constantFrom('put', 'drop', 'add', 'wrap'))
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

/** Written short so that a failure report stays readable; expanded when sent, to the largest depth a body can have. */
const abbreviations: Readonly<Record<string, () => string>> = {
  DEEP_LIST: () => `${'['.repeat(30_000)}1${']'.repeat(30_000)}`,
  DEEP_OBJECT: () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  LONG_TEXT: () => `"${'y'.repeat(70_000)}"`,
};

export const expandAbbreviations = (options: RequestOptions): RequestOptions =>
  typeof options.raw === 'string'
    ? {
        ...options,
        raw: options.raw.replace(/DEEP_LIST|DEEP_OBJECT|LONG_TEXT/g, (name) => abbreviations[name]?.() ?? ''),
      }
    : options;

/** Bodies that no client of ours would send. */
export const malformedTexts = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.constantFrom(
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
    '{"__proto__":null,"constructor":{"prototype":{"x":1}}}',
    'DEEP_LIST',
    'DEEP_OBJECT',
    '{"x":LONG_TEXT}',
    ...names.flatMap((name) => [
      `{"${name}":DEEP_LIST}`,
      `{"${name}":DEEP_OBJECT}`,
      `{"${name}":1e999}`,
      `{"${name}":"\\ud800","${name}":"\\u0000"}`,
    ]),
  );

export const hostileHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.constantFrom<
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

export const hostileSegments = fc.oneof(
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
