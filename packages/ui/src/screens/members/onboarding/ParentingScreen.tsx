import { parentingBody } from '@nestmates/application/members/profiles/contract.ts';
import {
  optionsToShow,
  type ProfileColumn,
  type ProfileLists,
} from '@nestmates/domain/members/profiles/options.ts';
import { useEffect } from 'react';
import { FormError } from '../../../components/forms/FormError.tsx';
import { ChipGroup } from '../../../components/selection/ChipGroup.tsx';
import { people } from '../../../drawings/people.ts';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { UnsavedChangesBanner } from '../profiles/UnsavedChangesBanner.tsx';
import { type FormMode, submitLabels } from './form-mode.ts';
import { type Logout, OnboardingLayout } from './OnboardingLayout.tsx';
import { StepActions } from './StepActions.tsx';

export interface ParentingScreenState {
  readonly kind: 'asking' | 'saving';
  readonly mode: FormMode;
  readonly logout: Logout;
  /**
   * The member's stored lists; they may contain tags from Edit Profile, which are offered beside this form's options.
   */
  readonly known: ProfileLists;
  readonly answers: ProfileLists;
  /** Given when the form shows a draft that differs from it. */
  readonly saved?: ProfileLists | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: ProfileLists): void;
  onSubmit(answers: ReturnType<typeof parentingBody.parse>): void;
  onBack(): void;
}

interface Question {
  readonly column: ProfileColumn;
  readonly label: string;
  readonly optional?: true;
}

const questions: readonly Question[] = [
  { column: 'parentingVibe', label: 'How do you parent?' },
  { column: 'availability', label: 'When are you free?' },
  { column: 'lookingFor', label: 'What are you looking for?' },
  { column: 'lifestyleInterests', label: 'What do you enjoy?', optional: true },
  { column: 'parentingValues', label: 'What matters to you?', optional: true },
  { column: 'supportNeeds', label: 'What would help you?', optional: true },
  { column: 'socialPreferences', label: 'How do you like to meet?', optional: true },
];

const days = new Set(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);

/** Weekdays are shortened so that seven fit in one line on a phone. */
const chips = (column: ProfileColumn, chosen: readonly string[]) =>
  optionsToShow(column, 'onboarding', chosen).map(({ slug, label }) => ({
    value: slug,
    label,
    short: days.has(slug) ? label.slice(0, 3) : undefined,
  }));

export function ParentingScreen({ state }: { readonly state: ParentingScreenState }) {
  const { kind, mode, logout, known, answers, saved, issues, onAnswers, onSubmit, onBack } = state;
  const saving = kind === 'saving';
  const { values, form, field, formError, reset } = useForm({
    schema: parentingBody,
    initial: answers,
    issues,
    pending: saving,
    onSubmit,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);

  return (
    <OnboardingLayout
      step={mode === 'onboarding' ? 2 : undefined}
      onBack={onBack}
      logout={logout}
      title={
        <>
          Parenting <em>Style</em>
        </>
      }
      lead="No wrong answers. Change it any time."
      portraitOf={people.amara}
      form={form}
      actions={<StepActions onBack={onBack} saving={saving} submit={submitLabels[mode]} />}
    >
      <UnsavedChangesBanner saved={saved} onDiscard={reset} />
      <FormError>{formError}</FormError>
      {questions.map(({ column, label, optional }) => (
        <ChipGroup
          key={column}
          {...field(column)}
          label={label}
          labelAs="heading"
          optional={optional}
          round={column === 'availability' && values.availability.every((slug) => days.has(slug))}
          options={chips(column, [...known[column], ...answers[column]])}
        />
      ))}
    </OnboardingLayout>
  );
}
