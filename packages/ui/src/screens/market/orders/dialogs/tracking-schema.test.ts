import { trackingRule } from '@nestmates/domain/market/orders/tracking.ts';
import { describe, expect, it } from 'vitest';
import { check } from '../../../../forms/schema.ts';
import { trackingSchema } from './tracking-schema.ts';

const checked = (carrier: string, trackingNumber: string) =>
  check(trackingSchema, { carrier, trackingNumber });

describe('what a seller says of the parcel', () => {
  it('may be nothing', () => {
    expect(checked('', ' ')).toEqual({ value: {}, issues: [] });
  });

  it('is a carrier, a number, or both, as the carriers read it', () => {
    expect(checked('usps', '9405 5112 ab')).toMatchObject({
      value: { carrier: 'usps', trackingNumber: '94055112AB' },
    });
    expect(checked('ups', '')).toMatchObject({ value: { carrier: 'ups' } });
    expect(checked('', '1Z9')).toMatchObject({ value: { trackingNumber: '1Z9' } });
  });

  it.each([
    ['9'.repeat(10_000), trackingRule.longNumber],
    ['<script>', trackingRule.wrongNumber],
  ])('is refused at the number: %.10s', (number, message) => {
    expect(checked('usps', number).issues).toEqual([{ path: 'trackingNumber', message }]);
  });
});
