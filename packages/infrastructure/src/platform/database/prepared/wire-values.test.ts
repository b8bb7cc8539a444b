import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { listOf } from './wire-values.ts';

const textListType: number = 1009;
const driver = pg.types.getTypeParser(textListType);

describe('a list of texts', () => {
  it.each([
    '{}',
    '{a}',
    '{reading,big-family,ümlaut}',
    '{"",a}',
    '{"two words, one comma",a}',
    String.raw`{"a \"quote\"","back\\slash"}`,
    '{a,NULL,b}',
    '{"NULL",nullable}',
    '{{a,b},{c,d}}',
    '[2:3]={a,b}',
    '{"{a}"}',
  ])('is read as the driver reads it: %s', (text) => {
    expect(listOf(text)).toEqual(driver(text));
  });
});
