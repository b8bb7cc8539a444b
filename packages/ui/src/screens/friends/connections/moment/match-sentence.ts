import type { ChildChipView } from '@nestmates/application/members/people/person-view.ts';
import { scoreLabel } from '@nestmates/domain/friends/matching/score.ts';
import { describeChild } from '@nestmates/domain/members/children/child.ts';

/** Celebrates from "Good Match" on: a lower score is nothing to celebrate. */
export const celebratesScore = (score: number): boolean =>
  ['Excellent Match', 'Good Match'].includes(scoreLabel(score));

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });
const maxNamed = 3;

/** "a 4-year-old girl", "an 8-year-old" */
const oneChild = (child: ChildChipView): string =>
  `${[8, 11, 18].includes(child.age) ? 'an' : 'a'} ${describeChild(child)}`;

const childrenText = (children: readonly ChildChipView[]): string =>
  children.length > maxNamed ? `${children.length} children` : listed.format(children.map(oneChild));

type Why = readonly { readonly words: string }[];

/** Why the two match, as far as it is known. */
export const whySentence = ([first, second]: Why): string =>
  first ? `${first.words}.${second ? ` ${second.words}.` : ''}` : '';

interface Described {
  readonly user: { readonly firstName: string };
  readonly children: readonly ChildChipView[];
  readonly why?: Why;
}

/** Why the two match, or else who the other is; to a member who can write, also that. */
export function matchSentence(
  { user: { firstName }, children, why = [] }: Described,
  { canWrite = true }: { readonly canWrite?: boolean } = {},
): string {
  if (why.length > 0) return whySentence(why);
  if (children.length === 0)
    return canWrite
      ? `You and ${firstName} can now message each other!`
      : `You and ${firstName} are connected.`;
  return `${firstName} has ${childrenText(children)}.${canWrite ? ' You can now message each other!' : ''}`;
}
