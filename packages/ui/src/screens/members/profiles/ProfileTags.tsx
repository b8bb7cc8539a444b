import { optionsFor, optionsToShow, tagColumns } from '@nestmates/domain/members/profiles/options.ts';
import { useState } from 'react';
import { Disclosure } from '../../../components/navigation/Disclosure.tsx';
import { ChipGroup } from '../../../components/selection/ChipGroup.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';

export type TagColumn = (typeof tagColumns)[number];

interface ProfileTagsProps {
  /** What the member has or had chosen, of either vocabulary. */
  readonly chosen: Readonly<Record<TagColumn, readonly string[]>>;
  field(column: TagColumn): FieldBinding<readonly string[]>;
}

const questions: Readonly<Record<TagColumn, string>> = {
  parentingVibe: 'Parenting vibe',
  lifestyleInterests: 'Lifestyle interests',
  lookingFor: 'Looking for',
  availability: 'Availability',
};

const chipOf = ({ slug, label }: ReturnType<typeof optionsFor>[number]) => ({ value: slug, label });

/** The tags of the profile. What was chosen in the words of the first answers is kept, folded below them. */
export function ProfileTags({ chosen, field }: ProfileTagsProps) {
  const [open, setOpen] = useState(false);
  const earlier = tagColumns.flatMap((column) => {
    const tags = optionsFor(column, 'tags');
    const options = optionsToShow(column, 'tags', chosen[column]).filter((option) => !tags.includes(option));
    return options.length > 0 ? [{ column, options }] : [];
  });
  return (
    <>
      {tagColumns.map((column) => (
        <ChipGroup
          key={column}
          {...field(column)}
          label={questions[column]}
          labelAs="heading"
          options={optionsFor(column, 'tags').map(chipOf)}
        />
      ))}
      {earlier.length > 0 && (
        <Disclosure level={2} title="From your first answers" open={open} onToggle={() => setOpen(!open)}>
          {earlier.map(({ column, options }) => (
            <ChipGroup
              key={column}
              {...field(column)}
              label={questions[column]}
              options={options.map(chipOf)}
            />
          ))}
        </Disclosure>
      )}
    </>
  );
}
