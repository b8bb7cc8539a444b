import { describe, expect, it } from 'vitest';
import {
  checkReturnAddress,
  returnAddressFields,
  returnAddressRule,
  toReturnAddress,
} from './return-address.ts';

const form = {
  name: ' Ana  Ruiz ',
  street: '12 Garden Place',
  city: 'Brooklyn',
  state: 'NY',
  zipCode: ' 11201 ',
};

describe('the address of a return', () => {
  it('is kept as a label has it', () => {
    expect(toReturnAddress(form)).toEqual({
      name: 'Ana Ruiz',
      lines: ['12 Garden Place'],
      city: 'Brooklyn',
      state: 'NY',
      postalCode: '11201',
      country: 'US',
    });
    const more = toReturnAddress({ ...form, apartment: 'Apt 3', zipCode: '11201-0042' });
    expect(more).toMatchObject({ lines: ['12 Garden Place', 'Apt 3'], postalCode: '11201-0042' });
  });

  it.each([
    ['name', '\u200b', returnAddressRule.missing.name],
    ['street', ' ', returnAddressRule.missing.street],
    ['city', '', returnAddressRule.missing.city],
    ['city', 'x'.repeat(101), returnAddressRule.longLine],
    ['apartment', 'x'.repeat(101), returnAddressRule.longLine],
    ['state', 'ZZ', returnAddressRule.state],
    ['zipCode', '1120', returnAddressRule.zipCode],
    ['zipCode', '112011', returnAddressRule.zipCode],
  ] as const)('is refused with a wrong %s: %.8s', (field, typed, message) => {
    const issue = expect.objectContaining({ details: { issues: [{ path: field, message }] } });
    expect(() => toReturnAddress({ ...form, [field]: typed })).toThrow(issue);
    for (const other of returnAddressFields.filter((each) => each !== field)) {
      expect(() => checkReturnAddress(other, { ...form, [field]: typed })).not.toThrow();
    }
  });

  it('may have a line of a hundred characters', () => {
    expect(toReturnAddress({ ...form, street: 'x'.repeat(100) }).lines).toEqual(['x'.repeat(100)]);
  });
});
