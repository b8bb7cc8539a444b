import { basicForm } from '@nestmates/application/members/profiles/forms.ts';
import { useEffect } from 'react';
import { FormError } from '../../../components/forms/FormError.tsx';
import { people } from '../../../drawings/people.ts';
import type { Issue } from '../../../forms/schema.ts';
import { UnsavedChangesBanner } from '../profiles/UnsavedChangesBanner.tsx';
import { type BasicAnswers, HomeFields, PersonFields } from './BasicFields.tsx';
import { CardSoFar } from './CardSoFar.tsx';
import type { Cities } from './CityField.tsx';
import { type FormMode, submitLabels } from './form-mode.ts';
import type { MovesLeft } from './MovesNote.tsx';
import { type Logout, OnboardingLayout } from './OnboardingLayout.tsx';
import { type Question, Questions } from './questions/Questions.tsx';
import { type AskedFields, type QuestionTurns, useQuestions } from './questions/use-questions.ts';
import { StepActions } from './StepActions.tsx';
import { type HomeOfZip, useHomeOfZip } from './use-home-of-zip.ts';

export interface BasicScreenState {
  readonly kind: 'asking' | 'saving';
  readonly mode: FormMode;
  readonly logout: Logout;
  readonly answers: BasicAnswers;
  /** Given when the form shows a draft that differs from it. */
  readonly saved?: BasicAnswers | undefined;
  readonly cities: Cities;
  /** What is typed to find a town by. */
  onTypeTown(text: string): void;
  /** Known once a whole zip code is typed. */
  readonly homeOfZip?: HomeOfZip | undefined;
  /** How often the home may still change; left out until it counts. */
  readonly moves?: MovesLeft | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: BasicAnswers): void;
  onSubmit(output: ReturnType<typeof basicForm.parse>): void;
  /** Left out on the first page. */
  readonly onBack?: (() => void) | undefined;
  /** Left out where the browser's history does not keep the open question. */
  readonly turns?: QuestionTurns | undefined;
}

const person = { fields: ['firstName', 'age'] } as const;
const home = { fields: ['zipCode', 'state', 'city'] } as const;

const asked: Readonly<Record<FormMode, readonly AskedFields<keyof BasicAnswers>[]>> = {
  onboarding: [person, home],
  editing: [{ fields: [...person.fields, ...home.fields] }],
};

export function BasicScreen({ state: screen }: { readonly state: BasicScreenState }) {
  const { kind, mode, logout, answers, saved, cities, homeOfZip, moves, issues, onAnswers } = screen;
  const saving = kind === 'saving';
  const { values, form, field, formError, reset, isAnswered, onBack, ...questions } = useQuestions({
    questions: asked[mode],
    schema: basicForm,
    initial: answers,
    issues,
    pending: saving,
    onSubmit: screen.onSubmit,
    onBack: screen.onBack,
    turns: screen.turns,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);
  useHomeOfZip(homeOfZip, {
    values,
    fillIn(found) {
      field('state').onChange(found.state);
      field('city').onChange(found.city);
    },
  });

  const who = <PersonFields field={field} storedAge={answers.age} />;
  const where = <HomeFields field={field} cities={cities} moves={moves} onTypeTown={screen.onTypeTown} />;
  const asking: readonly Question[] = [
    {
      key: 'person',
      title: 'Who are you?',
      answers: isAnswered(0)
        ? [
            { label: 'First name', text: values.firstName },
            { label: 'Age', text: values.age },
          ]
        : [],
      content: who,
    },
    {
      key: 'home',
      title: 'Where do you live?',
      answers: isAnswered(1)
        ? [{ label: 'Home', text: [values.city, values.state, values.zipCode].filter(Boolean).join(', ') }]
        : [],
      content: where,
    },
  ];

  return (
    <OnboardingLayout
      step={mode === 'onboarding' ? 1 : undefined}
      onBack={onBack}
      logout={logout}
      title={
        <>
          Basic <em>Information</em>
        </>
      }
      lead="So that we can show you mothers nearby."
      portraitOf={people.hannah}
      form={form}
      card={mode === 'onboarding' && <CardSoFar facts={values} />}
      actions={<StepActions onBack={onBack} saving={saving} submit={submitLabels[mode]} />}
    >
      <UnsavedChangesBanner saved={saved} onDiscard={reset} />
      <FormError>{formError}</FormError>
      {mode === 'onboarding' ? (
        <Questions {...questions} questions={asking} offersOptional={false} />
      ) : (
        <>
          {who}
          {where}
        </>
      )}
    </OnboardingLayout>
  );
}
