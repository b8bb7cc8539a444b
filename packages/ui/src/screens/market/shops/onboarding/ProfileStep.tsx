import type { SellerProfile } from '@nestmates/application/market/shops/contract.ts';
import { useEffect } from 'react';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { people } from '../../../../drawings/people.ts';
import type { Issue } from '../../../../forms/schema.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { OnboardingLayout } from '../../../members/onboarding/OnboardingLayout.tsx';
import { StepActions } from '../../../members/onboarding/StepActions.tsx';
import { PhotoField, type PhotoFieldProps } from '../../../members/photos/PhotoField.tsx';
import { ShopBioField, ShopLinkFields, ShopNameField } from '../ShopFields.tsx';
import { type ShopFormValues, shopFormSchema } from '../shop-form-schema.ts';
import { stepCount } from './TypeStep.tsx';

export interface ProfileStepProps {
  readonly firstName: string;
  readonly photo: Omit<PhotoFieldProps, 'name'>;
  readonly answers: ShopFormValues;
  readonly issues?: readonly Issue[] | undefined;
  readonly saving: boolean;
  onAnswers(answers: ShopFormValues): void;
  onSubmit(profile: SellerProfile): void;
  /** The shop name or the bio is left out. */
  onMissing(): void;
  onBack(): void;
}

/** Step 3: who sells. */
export function ProfileStep({ firstName, photo, answers, issues, saving, ...on }: ProfileStepProps) {
  const { values, form, field, formError } = useForm({
    schema: shopFormSchema,
    initial: answers,
    issues,
    pending: saving,
    onSubmit: on.onSubmit,
    onInvalid(_, { shopName, bio }: ShopFormValues) {
      if (shopName.trim() === '' || bio.trim() === '') on.onMissing();
    },
  });
  const { onAnswers, onBack } = on;
  useEffect(() => onAnswers(values), [onAnswers, values]);
  return (
    <OnboardingLayout
      step={3}
      of={stepCount}
      onBack={onBack}
      form={form}
      title={
        <>
          Your <em>Seller Profile</em>
        </>
      }
      lead="Mothers buy from mothers. Let them know who you are."
      portraitOf={people.amara}
      actions={
        <StepActions
          onBack={onBack}
          saving={saving}
          disabled={photo.state.kind === 'uploading'}
          submit="Open My Shop"
        />
      }
    >
      <FormError>{formError}</FormError>
      <PhotoField {...photo} name={firstName} />
      <ShopNameField field={field} />
      <ShopBioField field={field} />
      <ShopLinkFields field={field} />
    </OnboardingLayout>
  );
}
