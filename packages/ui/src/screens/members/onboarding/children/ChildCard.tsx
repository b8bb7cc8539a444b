import { ageLabel, childRule, genders } from '@nestmates/domain/members/children/child.ts';
import { childGroups, preferenceColumns } from '@nestmates/domain/members/children/preferences.ts';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import { Disclosure } from '../../../../components/navigation/Disclosure.tsx';
import { ChipChoice, ChipGroup } from '../../../../components/selection/ChipGroup.tsx';
import styles from './ChildCard.module.css';
import type { ChildDraft } from './child-draft.ts';

export interface ChildCardProps {
  readonly number: number;
  readonly child: ChildDraft;
  onChange(child: ChildDraft): void;
  /** Left out for the only child. */
  readonly onRemove?: (() => void) | undefined;
  /** What a child loves is folded during onboarding, where it can wait. */
  readonly folds: boolean;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const ages = Array.from({ length: childRule.maxAge - childRule.minAge + 1 }, (_, step) => {
  const age = childRule.minAge + step;
  return { value: String(age), label: capital(ageLabel(age)), short: String(age) };
});

const genderOptions = genders.map(({ slug, label }) => ({ value: slug, label }));

const headingId = (key: string | undefined) => `child-${key}`;

/** Gets the focus when a child is added or removed. */
export const childHeading = (key: string | undefined) => document.getElementById(headingId(key));

export function ChildCard({ number, child, onChange, onRemove, folds }: ChildCardProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <section className={styles.child} aria-label={`Child ${number}`}>
      <div className={styles.head}>
        <h2 id={headingId(child.key)} tabIndex={-1} className={styles.heading}>
          Child {number}
        </h2>
        {onRemove && (
          <IconButton label={`Remove child ${number}`} icon={<Trash2 aria-hidden />} onClick={onRemove} />
        )}
      </div>
      <div className={styles.facts}>
        <ChipChoice
          name={`gender-${child.key}`}
          label="Gender"
          options={genderOptions}
          value={child.gender}
          error={child.gender === '' ? childRule.noGender : undefined}
          onChange={(gender) => onChange({ ...child, gender })}
        />
        <ChipChoice
          name={`age-${child.key}`}
          label="Age"
          round
          options={ages}
          value={String(child.age)}
          onChange={(age) => onChange({ ...child, age: Number(age) })}
        />
      </div>
      {folds ? (
        <Disclosure
          title="Tell us what they love (optional)"
          open={isUnfolded}
          onToggle={() => setUnfolded(!isUnfolded)}
        >
          <Preferences child={child} onChange={onChange} />
        </Disclosure>
      ) : (
        <Preferences child={child} onChange={onChange} />
      )}
    </section>
  );
}

const Preferences = ({ child, onChange }: Pick<ChildCardProps, 'child' | 'onChange'>) => (
  <div>
    {preferenceColumns.map((column) => (
      <details key={column} className={styles.group}>
        <summary className={styles.summary}>
          <span>{childGroups[column].title}</span>
          <span className={styles.count}>{child[column].length > 0 && `${child[column].length} chosen`}</span>
          <ChevronDown aria-hidden />
        </summary>
        <div className={styles.options}>
          <ChipGroup
            label={`${childGroups[column].title}: what fits?`}
            options={childGroups[column].options.map(({ slug, label }) => ({ value: slug, label }))}
            value={child[column]}
            onChange={(chosen) => onChange({ ...child, [column]: chosen })}
          />
        </div>
      </details>
    ))}
  </div>
);
