import { shopRule } from '@nestmates/domain/market/shops/shop-rules.ts';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import type { ShopFormValues } from './shop-form-schema.ts';

interface ShopFieldsProps {
  field<Name extends keyof ShopFormValues & string>(name: Name): FieldBinding<string>;
}

export const ShopNameField = ({ field }: ShopFieldsProps) => (
  <TextField
    {...field('shopName')}
    label="Shop name"
    hint="It becomes the address of your store."
    autoComplete="off"
  />
);

export const ShopBioField = ({ field }: ShopFieldsProps) => (
  <TextArea
    {...field('bio')}
    label="Short bio"
    hint="Who you are, and what you like to sell."
    limit={shopRule.maxBio}
    rows={4}
  />
);

/** Where else the seller can be found. */
export const ShopLinkFields = ({ field }: ShopFieldsProps) => (
  <>
    <TextField
      {...field('instagram')}
      label="Instagram"
      optional
      placeholder="@littleacorns"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
    <TextField
      {...field('facebook')}
      label="Facebook"
      optional
      placeholder="littleacorns"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
    <TextField
      {...field('website')}
      label="Website"
      optional
      placeholder="https://"
      inputMode="url"
      autoCapitalize="none"
      autoComplete="url"
      spellCheck={false}
    />
  </>
);
