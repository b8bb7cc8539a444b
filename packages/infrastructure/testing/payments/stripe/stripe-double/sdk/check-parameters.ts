import { invalidRequest, StripeFailure } from '../failures.ts';
import type { FormNode, FormValue } from './form.ts';
import type { ParameterSchema } from './parameter-schema.ts';

/** Turns what was sent into what the call takes, or refuses it as Stripe does. */
export function checkParameters(sent: FormNode, schema: ParameterSchema): unknown {
  return check(sent, schema, '');
}

function check(sent: FormValue, schema: ParameterSchema, path: string): unknown {
  switch (schema.kind) {
    case 'string':
      return checkString(sent, path);
    case 'integer':
      return checkNumber(sent, path, /^-?\d+$/, 'integer');
    case 'decimal':
      return checkNumber(sent, path, /^-?\d+(\.\d+)?$/, 'decimal');
    case 'boolean':
      if (sent === 'true' || sent === 'false') return sent === 'true';
      throw invalidRequest(`Invalid boolean: ${textOf(sent)}`, path);
    case 'unset':
      if (sent === '') return null;
      throw invalidRequest(`Invalid value: ${textOf(sent)}`, path);
    case 'literal':
      if (sent === schema.value) return sent;
      throw invalidRequest(`Invalid ${path}: must be ${schema.value}`, path);
    case 'list':
      return checkList(sent, schema.of, path);
    case 'map':
      return checkMap(sent, schema.of, path);
    case 'object':
      return checkObject(sent, schema, path);
    case 'union':
      return checkUnion(sent, schema.of, path);
  }
}

const maxString = 5000;
const textOf = (sent: FormValue): string => (typeof sent === 'string' ? sent : 'a hash');

function checkString(sent: FormValue, path: string): string {
  if (typeof sent !== 'string') throw invalidRequest('Invalid string: {...}', path);
  if (sent === '') {
    throw invalidRequest(`You passed an empty string for '${path}'.`, path, 'parameter_invalid_empty');
  }
  if (sent.length > maxString) {
    throw invalidRequest(`Invalid string; must be at most ${maxString} characters`, path);
  }
  return sent;
}

function checkNumber(sent: FormValue, path: string, pattern: RegExp, kind: string): number {
  if (typeof sent === 'string' && pattern.test(sent) && Number.isSafeInteger(Math.trunc(Number(sent)))) {
    return Number(sent);
  }
  throw invalidRequest(`Invalid ${kind}: ${textOf(sent)}`, path, `parameter_invalid_${kind}`);
}

function checkList(sent: FormValue, of: ParameterSchema, path: string): unknown[] {
  if (typeof sent === 'string') throw invalidRequest('Invalid array', path);
  const keys = [...sent.keys()];
  if (keys.some((key, n) => key !== String(n))) throw invalidRequest('Invalid array', path);
  return keys.map((key) => check(sent.get(key) ?? '', of, `${path}[${key}]`));
}

/** The limits of metadata. */
const limits = { keys: 50, key: 40, value: 500 } as const;

function checkMap(sent: FormValue, of: ParameterSchema, path: string): Record<string, unknown> {
  if (typeof sent === 'string') throw invalidRequest('Invalid hash', path);
  if (sent.size > limits.keys) throw invalidRequest(`You can have up to ${limits.keys} keys`, path);
  const entries = [...sent].map(([key, value]) => {
    const inner = `${path}[${key}]`;
    if (key.length > limits.key) throw invalidRequest('Metadata keys can be up to 40 characters', inner);
    if (typeof value === 'string' && value.length > limits.value) {
      throw invalidRequest('Metadata values can be up to 500 characters', inner);
    }
    return [key, check(value, of, inner)] as const;
  });
  return Object.fromEntries(entries);
}

function checkObject(
  sent: FormValue,
  { fields }: Extract<ParameterSchema, { kind: 'object' }>,
  path: string,
): Record<string, unknown> {
  if (typeof sent === 'string') throw invalidRequest('Invalid object', path);
  const nameOf = (key: string) => (path === '' ? key : `${path}[${key}]`);
  const unknown = [...sent.keys()].find((key) => !fields.has(key));
  if (unknown !== undefined) {
    const name = nameOf(unknown);
    throw invalidRequest(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const entries: (readonly [string, unknown])[] = [];
  for (const [key, { required, schema }] of fields) {
    const value = sent.get(key);
    const name = nameOf(key);
    if (value !== undefined) entries.push([key, check(value, schema, name)]);
    else if (required) throw invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing');
  }
  return Object.fromEntries(entries);
}

function checkUnion(sent: FormValue, of: readonly ParameterSchema[], path: string): unknown {
  const failures: StripeFailure[] = [];
  for (const schema of of) {
    try {
      return check(sent, schema, path);
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      failures.push(error);
    }
  }
  const values = of.flatMap((schema) => (schema.kind === 'literal' ? [schema.value] : []));
  if (values.length > 0) throw invalidRequest(`Invalid ${path}: must be one of ${values.join(', ')}`, path);
  throw failures.at(-1) ?? invalidRequest('Invalid value', path);
}
