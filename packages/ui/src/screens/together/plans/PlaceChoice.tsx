import { type ReactNode, useId } from 'react';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { Tick } from '../../../components/selection/Tick.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { type PlanPlaceDrawing, PlanPlaceScene } from '../../../drawings/PlanPlaceScene.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import styles from './PlaceChoice.module.css';

export type PlaceChosen = 'mine' | 'theirs' | 'public';

export interface PlaceOwner {
  readonly name: string;
  readonly photoUrl: string | null | undefined;
}

interface PlaceChoiceProps extends FieldBinding<PlaceChosen | ''> {
  readonly me: PlaceOwner;
  readonly other: PlaceOwner;
  /** A public place stands first where the two may not know each other well. */
  readonly publicFirst?: boolean;
  /** The name of a public place that is known, which stands below its picture. */
  readonly publicName?: string | undefined;
  /** Where a public place is named. */
  readonly children: ReactNode;
}

const drawings = { mine: 'green door', theirs: 'yellow door', public: 'park' } as const satisfies Readonly<
  Record<PlaceChosen, PlanPlaceDrawing>
>;

/** What the other will read, and who tells the address. */
const lines: Readonly<Record<PlaceChosen, (me: string, other: string) => string>> = {
  mine: (me, other) =>
    `${other} reads “${me}’s place”. The address is yours to tell ${other}, in the thread.`,
  theirs: (_, other) => `${other} reads “My place”, and tells you the address in the thread.`,
  public: () => 'For a public place nobody tells an address.',
};

/** Whose place it is at, as a picture with its owner's face, or a public place. */
export function PlaceChoice({
  me,
  other,
  publicFirst = false,
  publicName = 'A public place',
  children,
  ...field
}: PlaceChoiceProps) {
  const { name, value, error, onChange } = field;
  const homes = ['mine', 'theirs'] as const;
  const choices: readonly PlaceChosen[] = publicFirst ? ['public', ...homes] : [...homes, 'public'];
  const id = useId();
  const words = { mine: 'My place', theirs: `${other.name}’s place`, public: publicName };
  const owners = { mine: me, theirs: other, public: undefined };
  return (
    <FieldGroup id={id} name={name} label="Where" error={error}>
      <div className={styles.places}>
        {choices.map((choice) => {
          const owner = owners[choice];
          return (
            <label key={choice} className={styles.place}>
              <input
                type="radio"
                name={name ?? id}
                className={styles.input}
                checked={value === choice}
                onChange={() => onChange(choice)}
              />
              <span className={styles.picture}>
                <PlanPlaceScene of={drawings[choice]} />
                {value === choice && <Tick place="corner" />}
                {owner && (
                  <span className={styles.owner}>
                    <Avatar name={owner.name} face={photoOrInitial(owner.photoUrl)} size="tiny" decorative />
                  </span>
                )}
              </span>
              <span className={styles.words}>{words[choice]}</span>
            </label>
          );
        })}
      </div>
      {value !== '' && <p className={styles.line}>{lines[value](me.name, other.name)}</p>}
      {value === 'public' && children}
    </FieldGroup>
  );
}
