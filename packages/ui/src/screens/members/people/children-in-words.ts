import type { ChildChipView } from '@nestmates/application/members/people/person-view.ts';

const ages = new Intl.ListFormat('en-US', { type: 'conjunction' });
const words = { girl: ['girl', 'girls'], boy: ['boy', 'boys'], 'non-binary': ['child', 'children'] } as const;

const ageOf = ({ age }: ChildChipView): string => (age === 0 ? 'under 1' : String(age));

/** "boys, 6 and 3", "girl, 5", "children, 8 and 5"; the other's children are known by gender and age. */
export function childrenInWords(children: readonly ChildChipView[]): string {
  const [first] = children;
  if (!first) return 'children';
  const alike = children.every(({ gender }) => gender === first.gender);
  const [one, many] = words[alike ? first.gender : 'non-binary'];
  return `${children.length === 1 ? one : many}, ${ages.format(children.map(ageOf))}`;
}
