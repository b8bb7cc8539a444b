import { profileMessages } from '@nestmates/domain/members/profiles/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Combobox } from '../../../components/selection/Combobox.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import styles from './CityField.module.css';

/** The towns of the chosen state that fit what is typed. */
export type Cities =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retrying: boolean; onRetry(): void }
  | { readonly kind: 'ready'; readonly names: readonly string[] };

interface CityFieldProps extends FieldBinding<string> {
  readonly cities: Cities;
  readonly stateChosen: boolean;
  readonly disabled?: boolean | undefined;
  onType(text: string): void;
}

const noneOfThatName = 'No town of that name. Look for the next one that is near you.';

const emptyTexts: Readonly<Record<Cities['kind'], string>> = {
  loading: 'Looking up the cities...',
  failed: 'The cities could not be loaded',
  ready: profileMessages.noCities,
};

/** The member's city stays selectable where the others failed to load. */
const namesIn = (cities: Cities, chosen: string) => {
  if (cities.kind === 'ready') return cities.names;
  return chosen === '' || cities.kind === 'loading' ? [] : [chosen];
};

export function CityField({ cities, stateChosen, disabled = false, onType, ...city }: CityFieldProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLDivElement>(null);
  const retryPressed = useRef(false);
  const { kind } = cities;

  // The retry button disappears when the cities arrive; the focus moves on to the field.
  useEffect(() => {
    if (kind !== 'ready' || !retryPressed.current) return;
    retryPressed.current = false;
    if (document.activeElement === document.body) field.current?.querySelector('input')?.focus();
  }, [kind]);

  return (
    <div ref={field}>
      <Combobox
        {...city}
        label="City"
        options={namesIn(cities, city.value).map((name) => ({ value: name, label: name }))}
        placeholder={stateChosen ? 'Type your town' : 'Choose your state first'}
        chosen={city.value}
        empty={kind === 'ready' && typed.trim() !== '' ? noneOfThatName : emptyTexts[kind]}
        disabled={disabled || !stateChosen}
        onType={(text) => {
          setTyped(text);
          onType(text);
        }}
      />
      {cities.kind === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">
            The cities could not be loaded. Check your connection, then try again or reload the page.
          </p>
          <Button
            look="outline"
            size="small"
            pending={cities.retrying}
            onClick={() => {
              retryPressed.current = true;
              cities.onRetry();
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
