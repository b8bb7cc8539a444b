import type { SellerProfile } from '@nestmates/application/market/shops/contract.ts';
import { firstName } from '@nestmates/application/members/profiles/fields.ts';
import { check, type FormSchema } from '../../../../forms/schema.ts';
import { type ShopFormValues, shopFormSchema } from '../shop-form-schema.ts';

export interface ShopProfileValues extends ShopFormValues {
  readonly displayName: string;
}

export interface ShopProfile {
  readonly displayName: string;
  readonly shop: SellerProfile;
}

/** The shop, and the first name of its owner. */
export const shopProfileSchema: FormSchema<ShopProfile> = {
  '~standard': {
    validate(given) {
      const values = given as ShopProfileValues;
      const name = firstName.safeParse(values.displayName);
      const shop = check(shopFormSchema, values);
      if (name.success && 'value' in shop) return { value: { displayName: name.data, shop: shop.value } };
      const wrongName = name.error?.issues.map(({ message }) => ({ path: ['displayName'], message })) ?? [];
      return {
        issues: [...wrongName, ...shop.issues.map(({ path, message }) => ({ path: [path], message }))],
      };
    },
  },
};
