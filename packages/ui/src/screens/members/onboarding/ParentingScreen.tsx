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
import { UnsavedChangesBanner } from '../profiles/UnsavedChangesBanner.tsx';
import { type CardFacts, CardSoFar } from './CardSoFar.tsx';
import { type FormMode, submitLabels } from './form-mode.ts';
import { type Logout, OnboardingLayout } from './OnboardingLayout.tsx';
import { Questions } from './questions/Questions.tsx';
import { type AskedFields, type QuestionTurns, useQuestions } from './questions/use-questions.ts';
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
  /** What the step before has told, for the card that grows. */
  readonly card?: CardFacts | undefined;
  /** Given when the form shows a draft that differs from it. */
  readonly saved?: ProfileLists | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: ProfileLists): void;
  onSubmit(answers: ReturnType<typeof parentingBody.parse>): void;
  onBack(): void;
  /** Left out where the browser's history does not keep the open question. */
  readonly turns?: QuestionTurns | undefined;
}

interface ChipQuestion {
  readonly column: ProfileColumn;
  readonly label: string;
  readonly hint?: string;
  /** What stands before the answer once it is folded. */
  readonly folded: string;
  readonly optional?: true;
}

const questions: readonly ChipQuestion[] = [
  { column: 'parentingVibe', label: 'How do you parent?', folded: 'You parent' },
  {
    column: 'availability',
    label: 'When are you free?',
    hint: 'Others only see when you both are.',
    folded: 'You are free',
  },
  { column: 'lookingFor', label: 'What are you looking for?', folded: 'You look for' },
  { column: 'lifestyleInterests', label: 'What do you enjoy?', folded: 'You enjoy', optional: true },
  { column: 'parentingValues', label: 'What matters to you?', folded: 'To you matters', optional: true },
  { column: 'supportNeeds', label: 'What would help you?', folded: 'You look for help with', optional: true },
  { column: 'socialPreferences', label: 'How do you like to meet?', folded: 'You like', optional: true },
];

const asked: Readonly<Record<FormMode, readonly AskedFields<ProfileColumn>[]>> = {
  onboarding: questions.map(({ column, optional }) => ({ fields: [column], optional })),
  editing: [{ fields: questions.map(({ column }) => column) }],
};

const days = new Set(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);

/** Weekdays are shortened so that seven fit in one line on a phone. */
const chips = (column: ProfileColumn, chosen: readonly string[]) =>
  optionsToShow(column, 'onboarding', chosen).map(({ slug, label }) => ({
    value: slug,
    label,
    short: days.has(slug) ? label.slice(0, 3) : undefined,
  }));

const inWords = (column: ProfileColumn, chosen: readonly string[]) =>
  chips(column, chosen)
    .filter(({ value }) => chosen.includes(value))
    .map(({ label, short }) => short ?? label.toLowerCase())
    .join(', ');

export function ParentingScreen({ state }: { readonly state: ParentingScreenState }) {
  const { kind, mode, logout, known, answers, card, saved, issues, onAnswers } = state;
  const saving = kind === 'saving';
  const { values, form, field, formError, reset, onBack, isComplete, ...turns } = useQuestions({
    questions: asked[mode],
    schema: parentingBody,
    initial: answers,
    issues,
    pending: saving,
    onSubmit: state.onSubmit,
    onBack: state.onBack,
    turns: state.turns,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);
  const group = ({ column, label, optional }: ChipQuestion, labelAs: 'heading' | 'hidden') => (
    <ChipGroup
      key={column}
      {...field(column)}
      label={label}
      labelAs={labelAs}
      optional={optional}
      round={column === 'availability' && values.availability.every((slug) => days.has(slug))}
      options={chips(column, [...known[column], ...answers[column]])}
    />
  );

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
      card={card && <CardSoFar facts={{ ...card, ...values }} />}
      actions={<StepActions onBack={onBack} saving={saving} submit={submitLabels[mode]} />}
    >
      <UnsavedChangesBanner saved={saved} onDiscard={reset} />
      <FormError>{formError}</FormError>
      {mode === 'editing' && questions.map((question) => group(question, 'heading'))}
      {mode === 'onboarding' && (
        <Questions
          {...turns}
          offersOptional={isComplete}
          questions={questions.map((question) => ({
            key: question.column,
            title: question.label,
            hint: question.hint,
            optional: question.optional,
            answers:
              values[question.column].length > 0
                ? [{ label: question.folded, text: inWords(question.column, values[question.column]) }]
                : [],
            content: group(question, 'hidden'),
          }))}
        />
      )}
    </OnboardingLayout>
  );
}
