import pg from 'pg';

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const arrayItem = (item: unknown): string => {
  if (item === null || item === undefined) return 'NULL';
  if (Array.isArray(item)) return asArray(item);
  if (ArrayBuffer.isView(item)) return `"\\\\x${bytesOf(item).toString('hex')}"`;
  return `"${String(asParameter(item)).replace(/["\\]/g, '\\$&')}"`;
};

const asArray = (items: readonly unknown[]): string => `{${items.map(arrayItem).join(',')}}`;

/** A parameter as PostgreSQL accepts it: bytes unchanged, everything else as text. */
export function asParameter(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  if (ArrayBuffer.isView(value)) return bytesOf(value);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? asArray(value) : JSON.stringify(value);
}

const utcTimestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00$/;

/**
 * A UTC timestamp as PostgreSQL writes it needs one replaced character to be a date that JavaScript parses
 * fast.
 */
export const instantOf = (text: string): unknown =>
  utcTimestamp.test(text)
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(text);

/** The OID of `text[]`, which the driver does not name. */
const textListType: number = 1009;
const listParser = pg.types.getTypeParser(textListType);
const notPlain = /["\\{]|NULL/;

/** A list of texts; one without quotes, nested lists and nulls, such as a list of slugs, is only split. */
export function listOf(text: string): unknown {
  const items = text.slice(1, -1);
  if (items === '') return [];
  return notPlain.test(items) ? listParser(text) : items.split(',');
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.TIMESTAMPTZ]: instantOf,
  [textListType]: listOf,
};

/** The parser of a column's text by the OID of its type. */
export const parserOf = (type: number): ((text: string) => unknown) =>
  parsers[type] ?? pg.types.getTypeParser(type);
