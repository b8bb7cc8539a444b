import { isState, stateName, states } from '@nestmates/domain/members/places/states.ts';
import { pickerAges } from '@nestmates/domain/members/profiles/rules.ts';
import { useState } from 'react';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Combobox } from '../../../components/selection/Combobox.tsx';
import { Select } from '../../../components/selection/Select.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import { type Cities, CityField } from './CityField.tsx';
import { type MovesLeft, MovesNote } from './MovesNote.tsx';

export interface BasicAnswers {
  readonly firstName: string;
  readonly state: string;
  readonly city: string;
  readonly zipCode: string;
  readonly age: string;
}

interface FieldsProps {
  field(name: keyof BasicAnswers): FieldBinding<string>;
}

/** Includes the member's own age, which may be beyond the picker's, since Edit Profile accepts any. */
const agesWith = (stored: string) => {
  const ages = pickerAges.map(String);
  return stored === '' || ages.includes(stored) ? ages : [...ages, stored];
};

/** The age at which the list opens: nobody scrolls there from 18. */
const usualAge = '33';

interface PersonFieldsProps extends FieldsProps {
  readonly storedAge: string;
}

export const PersonFields = ({ field, storedAge }: PersonFieldsProps) => (
  <>
    <TextField
      {...field('firstName')}
      label="First name"
      autoComplete="given-name"
      enterKeyHint="next"
      maxLength={50}
    />
    <Select
      {...field('age')}
      label="Age"
      options={agesWith(storedAge).map((age) => ({ value: age, label: age }))}
      placeholder="Choose your age"
      opensAt={usualAge}
    />
  </>
);

/** Those with a word that begins so, and that with the code. */
const statesFor = (typed: string) => {
  const text = typed.trim().toLowerCase();
  const fit = states.filter(
    ({ code, name }) => code.toLowerCase() === text || ` ${name.toLowerCase()}`.includes(` ${text}`),
  );
  return fit.map(({ code, name }) => ({ value: code, label: name }));
};

interface HomeFieldsProps extends FieldsProps {
  readonly cities: Cities;
  readonly moves?: MovesLeft | undefined;
  onTypeTown(text: string): void;
}

export function HomeFields({ field, cities, moves, onTypeTown }: HomeFieldsProps) {
  const [typed, setTyped] = useState('');
  const fixed = moves?.left === 0;
  const [state, city] = [field('state'), field('city')];
  return (
    <>
      {moves && <MovesNote moves={moves} />}
      <TextField
        {...field('zipCode')}
        label="Zip code"
        optional
        hint="Members see it, and roughly how near you are. You can hide it on Edit Profile."
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        disabled={fixed}
      />
      <Combobox
        {...state}
        onChange={(code) => {
          if (code === state.value) return;
          state.onChange(code);
          city.onChange('');
        }}
        label="State"
        options={statesFor(typed)}
        chosen={isState(state.value) ? stateName(state.value) : ''}
        placeholder="Choose your state"
        empty="No state of that name"
        disabled={fixed}
        onType={setTyped}
      />
      <CityField
        {...city}
        key={state.value}
        cities={cities}
        stateChosen={state.value !== ''}
        disabled={fixed}
        onType={onTypeTown}
      />
    </>
  );
}
