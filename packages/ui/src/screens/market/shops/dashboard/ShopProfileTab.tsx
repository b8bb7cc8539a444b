import { useEffect } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { ShopBioField, ShopLinkFields, ShopNameField } from '../ShopFields.tsx';
import styles from './ShopProfileTab.module.css';
import { type ShopProfile, type ShopProfileValues, shopProfileSchema } from './shop-profile-schema.ts';

export interface ShopProfileTabState {
  readonly kind: 'asking' | 'saving';
  readonly answers: ShopProfileValues;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: ShopProfileValues): void;
  onSubmit(profile: ShopProfile): void;
}

/** What the shop is called, and what it says of its owner. */
export function ShopProfileTab({ state }: { readonly state: ShopProfileTabState }) {
  const { kind, answers, issues, onAnswers, onSubmit } = state;
  const saving = kind === 'saving';
  const { values, form, field, formError } = useForm({
    schema: shopProfileSchema,
    initial: answers,
    issues,
    pending: saving,
    onSubmit,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <div className={styles.fields}>
        <ShopNameField field={field} />
        <TextField
          {...field('displayName')}
          label="Display name"
          hint="Your first name, as everyone sees it."
          autoComplete="given-name"
        />
        <ShopBioField field={field} />
      </div>
      <div className={styles.fields}>
        <ShopLinkFields field={field} />
      </div>
      <div className={styles.save}>
        <Button type="submit" wide pending={saving} pendingLabel="Saving...">
          Save Profile
        </Button>
      </div>
    </form>
  );
}
