import { basicForm } from '@nestmates/application/members/profiles/forms.ts';
import { states } from '@nestmates/domain/members/places/states.ts';
import { pickerAges } from '@nestmates/domain/members/profiles/rules.ts';
import { useEffect } from 'react';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Select } from '../../../components/selection/Select.tsx';
import { people } from '../../../drawings/people.ts';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { UnsavedChangesBanner } from '../profiles/UnsavedChangesBanner.tsx';
import { type Cities, CityField } from './CityField.tsx';
import { type FormMode, submitLabels } from './form-mode.ts';
import { type MovesLeft, MovesNote } from './MovesNote.tsx';
import { type Logout, OnboardingLayout } from './OnboardingLayout.tsx';
import { StepActions } from './StepActions.tsx';
import { type HomeOfZip, useHomeOfZip } from './use-home-of-zip.ts';

export interface BasicAnswers {
  readonly firstName: string;
  readonly state: string;
  readonly city: string;
  readonly zipCode: string;
  readonly age: string;
}

export interface BasicScreenState {
  readonly kind: 'asking' | 'saving';
  readonly mode: FormMode;
  readonly logout: Logout;
  readonly answers: BasicAnswers;
  /** Given when the form shows a draft that differs from it. */
  readonly saved?: BasicAnswers | undefined;
  readonly cities: Cities;
  /** Known once a whole zip code is typed. */
  readonly homeOfZip?: HomeOfZip | undefined;
  /** How often the home may still change; left out until it counts. */
  readonly moves?: MovesLeft | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: BasicAnswers): void;
  onSubmit(output: ReturnType<typeof basicForm.parse>): void;
  /** Left out on the first page. */
  readonly onBack?: (() => void) | undefined;
}

const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));

/** Includes the member's own age, which may be beyond the picker's, since Edit Profile accepts any. */
const agesWith = (hers: string) => {
  const ages = pickerAges.map(String);
  return hers === '' || ages.includes(hers) ? ages : [...ages, hers];
};

export function BasicScreen({ state: screen }: { readonly state: BasicScreenState }) {
  const {
    kind,
    mode,
    logout,
    answers,
    saved,
    cities,
    homeOfZip,
    moves,
    issues,
    onAnswers,
    onSubmit,
    onBack,
  } = screen;
  const homeFixed = moves?.left === 0;
  const saving = kind === 'saving';
  const { values, form, field, formError, reset } = useForm({
    schema: basicForm,
    initial: answers,
    issues,
    pending: saving,
    onSubmit,
  });
  useEffect(() => onAnswers(values), [onAnswers, values]);

  const city = field('city');
  const state = field('state');
  const chooseState = (code: string) => {
    if (code === values.state) return;
    state.onChange(code);
    city.onChange('');
  };
  const fillIn = (home: Pick<HomeOfZip, 'state' | 'city'>) => {
    state.onChange(home.state);
    city.onChange(home.city);
  };
  useHomeOfZip(homeOfZip, { values, fillIn });

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
      actions={<StepActions onBack={onBack} saving={saving} submit={submitLabels[mode]} />}
    >
      <UnsavedChangesBanner saved={saved} onDiscard={reset} />
      <FormError>{formError}</FormError>
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" maxLength={50} />
      {moves && <MovesNote moves={moves} />}
      <TextField
        {...field('zipCode')}
        label="Zip code"
        optional
        hint="Members see it, and roughly how near you are. You can hide it on Edit Profile."
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        disabled={homeFixed}
      />
      <Select
        {...state}
        onChange={chooseState}
        label="State"
        options={stateOptions}
        placeholder="Choose your state"
        disabled={homeFixed}
      />
      <CityField {...city} cities={cities} stateChosen={values.state !== ''} disabled={homeFixed} />
      <Select
        {...field('age')}
        label="Age"
        options={agesWith(answers.age).map((age) => ({ value: age, label: age }))}
        placeholder="Choose your age"
      />
    </OnboardingLayout>
  );
}
