import { typeLabels } from '@nestmates/domain/market/listings/labels.ts';
import { type ListingType, listingTypes } from '@nestmates/domain/platform/shared/listing-words.ts';
import { useId } from 'react';
import { Chip } from '../../../../components/selection/Chip.tsx';
import styles from './TypeChips.module.css';

export interface TypeChipsProps {
  readonly type: ListingType | undefined;
  onType(type: ListingType | undefined): void;
}

const choices = [
  { type: undefined, label: 'All' },
  ...listingTypes.map((type) => ({ type, label: typeLabels[type].many })),
];

/** All, products or services. */
export function TypeChips({ type: chosen, onType }: TypeChipsProps) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.visuallyHidden}>What to show</legend>
      {choices.map(({ type, label }) => (
        <Chip key={label} kind="one" name={name} chosen={type === chosen} onChoose={() => onType(type)}>
          {label}
        </Chip>
      ))}
    </fieldset>
  );
}
