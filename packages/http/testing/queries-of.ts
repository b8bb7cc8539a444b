import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import fc from 'fast-check';
import { arbitraryOf } from './arbitrary-of.ts';

const samples = { numRuns: 5, seed: 7 };

/** The query strings of an endpoint: none, and each field with values that its schema allows and with these words. */
export const queriesOf = ({ query }: Endpoint, words: readonly string[]): readonly string[] => {
  const given = Object.entries(query.def.shape).flatMap(([name, schema]) => {
    const values = fc
      .sample(arbitraryOf(schema), samples)
      .filter((value) => value !== undefined)
      .map((value) => String(value).toWellFormed());
    return [...new Set([...values, ...words])].map((value) => `?${name}=${encodeURIComponent(value)}`);
  });
  return ['', ...given];
};
