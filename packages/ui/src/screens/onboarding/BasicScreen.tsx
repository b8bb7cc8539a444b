import { basicForm } from '@nestmates/application/profiles/forms.ts';
import { states } from '@nestmates/domain/places/states.ts';
import { pickerAges, profileMessages } from '@nestmates/domain/profiles/rules.ts';
import { useEffect } from 'react';
import { Button } from '../../components/Button.tsx';
import { FormError } from '../../components/FormError.tsx';
import { Select } from '../../components/Select.tsx';
import { TextField } from '../../components/TextField.tsx';
import { people } from '../../drawings/people.ts';
import type { Issue } from '../../forms/schema.ts';
import { useForm } from '../../forms/use-form.ts';
import { OnboardingFrame } from './OnboardingFrame.tsx';

export interface BasicAnswers {
  readonly firstName: string;
  readonly state: string;
  readonly city: string;
  readonly zipCode: string;
  readonly age: string;
}

export interface BasicScreenState {
  readonly kind: 'asking' | 'saving';
  readonly answers: BasicAnswers;
  /** The cities of the chosen state; undefined while they are on their way. */
  readonly cities: readonly string[] | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onAnswers(answers: BasicAnswers): void;
  onSubmit(output: ReturnType<typeof basicForm.parse>): void;
}

const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));
const ageOptions = pickerAges.map((age) => ({ value: String(age), label: String(age) }));

export function BasicScreen({ state: screen }: { readonly state: BasicScreenState }) {
  const { kind, answers, cities, issues, onAnswers, onSubmit } = screen;
  const saving = kind === 'saving';
  const { values, form, field, wholeError } = useForm({
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

  return (
    <OnboardingFrame
      step={1}
      of={3}
      title={
        <>
          Basic <em>Information</em>
        </>
      }
      lead="So that we can show you mothers nearby."
      company={people.hannah}
      form={form}
      actions={
        <Button type="submit" wide pending={saving} pendingLabel="Saving...">
          Continue
        </Button>
      }
    >
      <FormError>{wholeError}</FormError>
      <TextField {...field('firstName')} label="First name" autoComplete="given-name" maxLength={50} />
      <Select
        {...state}
        onChange={chooseState}
        label="State"
        options={stateOptions}
        placeholder="Choose your state"
      />
      <Select
        {...city}
        label="City"
        options={(cities ?? []).map((name) => ({ value: name, label: name }))}
        placeholder={values.state === '' ? 'Choose your state first' : 'Choose your city'}
        empty={cities ? profileMessages.noCities : 'Looking up the cities...'}
        disabled={values.state === ''}
      />
      <TextField
        {...field('zipCode')}
        label="Zip code"
        optional
        hint="Others see how near you are, never where."
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
      />
      <Select {...field('age')} label="Age" options={ageOptions} placeholder="Choose your age" />
    </OnboardingFrame>
  );
}
