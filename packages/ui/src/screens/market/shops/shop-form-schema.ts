import { type SellerProfile, sellerProfile } from '@nestmates/application/market/shops/contract.ts';
import { handleOf, requireShopName, websiteOf } from '@nestmates/domain/market/shops/shop-rules.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { FormSchema } from '../../../forms/schema.ts';

export interface ShopFormValues {
  readonly shopName: string;
  readonly bio: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly website: string;
}

type Rules = { readonly [Field in keyof ShopFormValues]?: (typed: string) => unknown };

/** What the domain says of the shape of a name or a link. */
const rules: Rules = {
  shopName: requireShopName,
  instagram: (typed) => handleOf('instagram', typed),
  facebook: (typed) => handleOf('facebook', typed),
  website: websiteOf,
};

function problemOf(field: keyof ShopFormValues, values: ShopFormValues) {
  try {
    rules[field]?.(values[field]);
    return [];
  } catch (error) {
    if (error instanceof DomainError) return [{ path: [field], message: error.message }];
    throw error;
  }
}

/** The body of the call, checked by the domain's rules before it is sent. */
export const shopFormSchema: FormSchema<SellerProfile> = {
  '~standard': {
    validate(given) {
      const { shopName, bio, instagram, facebook, website } = given as ShopFormValues;
      const values = { shopName, bio, instagram, facebook, website };
      const checked = sellerProfile.safeParse(values);
      const fields = Object.keys(values) as (keyof ShopFormValues)[];
      const issues = [
        ...(checked.error?.issues ?? []),
        ...fields.flatMap((field) => problemOf(field, values)),
      ];
      return checked.success && issues.length === 0 ? { value: checked.data } : { issues };
    },
  },
};
