import { placeTitle } from '@nestmates/domain/together/plans/plan-place.ts';
import { useId } from 'react';
import { FieldError } from '../../../../components/forms/FieldError.tsx';
import { TextField } from '../../../../components/forms/TextField.tsx';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import { type Face, photoOrInitial } from '../../../../drawings/face.ts';
import { PlaceScene } from '../../../../drawings/PlaceScene.tsx';
import type { FieldBinding } from '../../../../forms/field-binding.ts';
import styles from './SuggestWhere.module.css';

/** A public place, that of the member, or that of the other. */
export type WhereChoice = 'public' | 'mine' | 'theirs';

export interface Someone {
  readonly firstName: string;
  readonly profilePhotoUrl: string | null;
}

interface SuggestWhereProps extends FieldBinding<WhereChoice> {
  readonly me: Someone;
  readonly other: Someone;
  /** The name of the public place. */
  readonly publicPlace: FieldBinding<string>;
}

const [mine, theirs] = [{ of: 1 }, { of: 2 }];

/** Where it is. What the other will read is said below; an address is never asked for. */
export function SuggestWhere({ name, value, error, onChange, me, other, publicPlace }: SuggestWhereProps) {
  const id = useId();
  const reader = { me: 1, other: other.firstName };
  const options: readonly { value: WhereChoice; label: string; face?: Face }[] = [
    { value: 'public', label: publicPlace.value.trim() || 'A public place' },
    { value: 'mine', label: placeTitle(mine, reader), face: photoOrInitial(me.profilePhotoUrl) },
    { value: 'theirs', label: placeTitle(theirs, reader), face: photoOrInitial(other.profilePhotoUrl) },
  ];
  const below = {
    public: 'For a public place nobody tells an address.',
    mine: `${other.firstName} reads “${placeTitle(mine, { me: 2, other: me.firstName })}”. The address is yours to tell, in the thread.`,
    theirs: `${other.firstName} reads “${placeTitle(theirs, { me: 2, other: me.firstName })}”. The address is hers to tell, in the thread.`,
  };
  return (
    <fieldset name={name} className={styles.where}>
      <legend className={styles.heading}>Where</legend>
      <div className={styles.places}>
        {options.map((option) => (
          <label key={option.value} className={styles.place}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.picture}>
              <PlaceScene of={option.face ? 'door' : 'playground'} />
              {option.face && (
                <span className={styles.face}>
                  <Avatar name={option.label} face={option.face} decorative />
                </span>
              )}
            </span>
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <p className={styles.below}>{below[value]}</p>
      {value === 'public' && <TextField {...publicPlace} label="Which public place" autoComplete="off" />}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
