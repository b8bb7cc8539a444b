import { describe, expect, it } from 'vitest';
import { check, errorsByField } from '../../../forms/schema.ts';
import { type ShopFormValues, shopFormSchema } from './shop-form-schema.ts';

const acorns: ShopFormValues = {
  shopName: 'Little Acorns',
  bio: 'Wooden toys.',
  instagram: '@littleacorns',
  facebook: '',
  website: '',
};
const errorsOf = (values: ShopFormValues) => errorsByField(check(shopFormSchema, values).issues, values);

describe('the form of a shop', () => {
  it('asks for a name and a bio, each in the same words', () => {
    expect(errorsOf({ ...acorns, shopName: ' ', bio: '' })).toEqual({
      shopName: 'Please fill in shop name and bio',
      bio: 'Please fill in shop name and bio',
    });
  });

  it.each([
    [{ shopName: 'Dashboard' }, { shopName: 'Please choose another shop name' }],
    [{ shopName: '!!!' }, { shopName: 'Please use letters or digits in the shop name' }],
    [{ shopName: 'a'.repeat(61) }, { shopName: 'Shop name must be 60 characters or fewer' }],
    [{ bio: 'b'.repeat(501) }, { bio: 'Bio must be under 500 characters' }],
    [{ website: 'javascript:alert(1)' }, { website: 'Please enter a website that begins with https://' }],
    [{ instagram: 'two words' }, { instagram: 'Please enter a name such as @littleacorns' }],
  ])('refuses %o', (wrong, errors) => {
    expect(errorsOf({ ...acorns, ...wrong })).toEqual(errors);
  });

  it('takes what is left', () => {
    expect(check(shopFormSchema, acorns)).toMatchObject({ value: { shopName: 'Little Acorns' } });
  });
});
