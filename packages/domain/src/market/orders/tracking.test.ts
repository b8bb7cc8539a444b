import { describe, expect, it } from 'vitest';
import { carrierIds, carriers, toTracking, toTrackingNumber, trackingLink } from './tracking.ts';

describe('a tracking number', () => {
  it.each([
    ['9400 1000 0000 0000 0000 00', '9400100000000000000000'],
    [' 1z999aa10123456784 ', '1Z999AA10123456784'],
    ['JD01-4600', 'JD01-4600'],
    ['', null],
    ['  \n ', null],
  ])('"%s" is kept as %s', (text, number) => {
    expect(toTrackingNumber(text)).toBe(number);
  });

  it.each([
    ['1'.repeat(41), '40 characters'],
    ['9'.repeat(10_000), '40 characters'],
    ['1Z<script>', 'letters, digits and dashes'],
    ['../../x', 'letters, digits and dashes'],
    ['９４００', 'letters, digits and dashes'],
  ])('%.20s is refused', (text, message) => {
    expect(() => toTrackingNumber(text)).toThrow(message);
  });
});

describe('tracking', () => {
  it('names each carrier by a name of its own, under which its page is', () => {
    const named = Object.values(carriers).map(({ name }) => name);
    expect(new Set(named).size).toBe(named.length);
    for (const { name, link } of Object.values(carriers))
      if (link !== null) expect(link).toContain(`.${name.toLowerCase()}.com/`);
  });

  it('is optional in every part', () => {
    expect(toTracking(undefined, undefined)).toBeNull();
    expect(toTracking(undefined, '')).toBeNull();
    expect(toTracking('ups', undefined)).toEqual({ carrier: 'ups', number: null });
    expect(toTracking(undefined, '123')).toEqual({ carrier: 'other', number: '123' });
  });

  it('leads to the page of the carrier', () => {
    expect(trackingLink({ carrier: 'ups', number: '1Z999' })).toBe(
      'https://www.ups.com/track?tracknum=1Z999',
    );
    expect(trackingLink({ carrier: 'ups', number: null })).toBeUndefined();
    expect(trackingLink({ carrier: 'other', number: '1Z999' })).toBeUndefined();
  });

  it('has a choice for every carrier, and each page takes a number', () => {
    expect([...carrierIds].sort()).toEqual(Object.keys(carriers).sort());
    for (const carrier of carrierIds) {
      const link = trackingLink({ carrier, number: 'A-1' });
      if (carrier !== 'other') expect(link).toMatch(/^https:\/\/\S+=A-1$/);
    }
  });
});
