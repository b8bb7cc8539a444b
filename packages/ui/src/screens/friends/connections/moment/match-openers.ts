import type { ChildChipView } from '@nestmates/application/members/people/person-view.ts';
import { weekdays } from '../../../../dates/calendar-formats.ts';

interface MatchedMember {
  /** Member whose availability is in labels: "Tuesday", "Weekend mornings". */
  readonly user: { readonly availability: readonly string[] };
  readonly children: readonly ChildChipView[];
}

const childWords = { girl: 'girl', boy: 'boy', 'non-binary': 'child' } as const;
/** Age from which on nobody goes to a playground. */
const teenage = 12;

function aboutChildren([child, ...others]: readonly ChildChipView[]): string {
  if (!child) return 'How is your week going?';
  return others.length > 0
    ? 'What do your children love right now?'
    : `What does your ${childWords[child.gender]} love right now?`;
}

function meeting({ user, children }: MatchedMember): string {
  const when = weekdays.find((day) => user.availability.includes(day));
  const on = when ? `on ${when}` : 'this week';
  const isYoung = children.some(({ age }) => age < teenage);
  return isYoung ? `Are you at the playground ${on}?` : `Are you free for a walk ${on}?`;
}

const coffee = ({ user: { availability } }: MatchedMember): string =>
  ['Saturday', 'Weekend mornings', 'Flexible schedule'].some((label) => availability.includes(label))
    ? 'Coffee on Saturday morning?'
    : 'Shall we have a coffee one of these days?';

/** Three first sentences to somebody whom the member has just met. */
export const matchOpeners = (match: MatchedMember): readonly [string, string, string] => [
  meeting(match),
  aboutChildren(match.children),
  coffee(match),
];
