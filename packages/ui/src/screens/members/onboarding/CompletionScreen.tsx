import { completionForm } from '@nestmates/application/members/profiles/forms.ts';
import { bioRule } from '@nestmates/domain/members/profiles/rules.ts';
import { type ReactNode, useEffect } from 'react';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { people } from '../../../drawings/people.ts';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { PhotoField, type PhotoFieldProps } from '../photos/PhotoField.tsx';
import { type Logout, OnboardingLayout } from './OnboardingLayout.tsx';
import { StepActions } from './StepActions.tsx';
import { type PreviewFacts, SwipePreview } from './SwipePreview.tsx';

export interface CompletionAnswers {
  readonly bio: string;
}

export interface CompletionScreenState {
  readonly kind: 'asking' | 'saving';
  readonly logout: Logout;
  /** `/profile-completion` is plain, `/complete-profile` shows the preview. */
  readonly variant: 'plain' | 'with-preview';
  readonly photo: Omit<PhotoFieldProps, 'name'>;
  readonly facts: PreviewFacts;
  /** Given when the member's children could not be loaded. */
  readonly onRetryChildren?: (() => void) | undefined;
  readonly answers: CompletionAnswers;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: CompletionAnswers): void;
  onSubmit(answers: CompletionAnswers): void;
  onBack(): void;
}

interface Variant {
  readonly title: ReactNode;
  readonly submit: string;
}

const variants: Readonly<Record<CompletionScreenState['variant'], Variant>> = {
  plain: {
    title: (
      <>
        Complete <em>Your Profile</em>
      </>
    ),
    submit: 'Complete Profile',
  },
  'with-preview': {
    title: (
      <>
        Add Your <em>Photo & Bio</em>
      </>
    ),
    submit: 'Finish Setup',
  },
};

export function CompletionScreen({ state }: { readonly state: CompletionScreenState }) {
  const { kind, logout, variant, photo, facts, onRetryChildren, answers, issues, onAnswers } = state;
  const { onSubmit, onBack } = state;
  const saving = kind === 'saving';
  const { title, submit } = variants[variant];
  const { values, form, field, formError } = useForm({
    schema: completionForm,
    initial: answers,
    issues,
    pending: saving,
    onSubmit,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);
  return (
    <OnboardingLayout
      step={4}
      onBack={onBack}
      logout={logout}
      title={title}
      lead="The last step: let them see who you are."
      portraitOf={people.noor}
      form={form}
      actions={
        <StepActions
          onBack={onBack}
          saving={saving}
          disabled={photo.state.kind === 'uploading'}
          submit={submit}
        />
      }
    >
      <FormError>{formError}</FormError>
      <PhotoField {...photo} name={facts.firstName} />
      <TextArea
        {...field('bio')}
        label="Bio"
        hint="A few sentences: where you are at, what you like, what you hope to find."
        limit={bioRule.max}
        rows={5}
      />
      {variant === 'with-preview' && (
        <SwipePreview
          facts={facts}
          photoUrl={photo.photoUrl}
          bio={values.bio}
          onRetryChildren={onRetryChildren}
        />
      )}
    </OnboardingLayout>
  );
}
