import { profileMessages } from '@nestmates/domain/members/profiles/rules.ts';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Select } from '../../../components/selection/Select.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import styles from './CityField.module.css';

/** The cities of the chosen state. */
export type Cities =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retrying: boolean; onRetry(): void }
  | { readonly kind: 'ready'; readonly names: readonly string[] };

interface CityFieldProps extends FieldBinding<string> {
  readonly cities: Cities;
  readonly stateChosen: boolean;
  readonly disabled?: boolean | undefined;
}

const emptyTexts: Readonly<Record<Cities['kind'], string>> = {
  loading: 'Looking up the cities...',
  failed: 'The cities could not be loaded',
  ready: profileMessages.noCities,
};

/** The member's city stays selectable while the others are loading or failed to load. */
const namesIn = (cities: Cities, chosen: string) => {
  if (cities.kind === 'ready') return cities.names;
  return chosen === '' ? [] : [chosen];
};

export function CityField({ cities, stateChosen, disabled = false, ...city }: CityFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const retryPressed = useRef(false);
  const { kind } = cities;

  // The retry button disappears when the cities arrive; the focus moves on to the select.
  useEffect(() => {
    if (kind !== 'ready' || !retryPressed.current) return;
    retryPressed.current = false;
    if (document.activeElement === document.body) field.current?.querySelector('button')?.focus();
  }, [kind]);

  return (
    <div ref={field}>
      <Select
        {...city}
        label="City"
        options={namesIn(cities, city.value).map((name) => ({ value: name, label: name }))}
        placeholder={stateChosen ? 'Choose your city' : 'Choose your state first'}
        empty={emptyTexts[kind]}
        disabled={disabled || !stateChosen}
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
