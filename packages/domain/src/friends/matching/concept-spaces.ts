import { activityColumns, childGroups } from '../../members/children/preferences.ts';
import { socialPreferences, supportNeeds } from '../../members/profiles/columns/community.ts';
import { lifestyleInterests } from '../../members/profiles/columns/lifestyle-interests.ts';
import { lookingFor } from '../../members/profiles/columns/looking-for.ts';
import { parentingValues } from '../../members/profiles/columns/parenting-values.ts';
import { parentingVibe } from '../../members/profiles/columns/parenting-vibe.ts';
import { conceptSpace } from './concept-space.ts';

const lowerFirst = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** What children like to do shares one vocabulary: every option is a concept of its own. */
const childOptions = activityColumns.flatMap((column) =>
  childGroups[column].options.map(({ slug, label }) => ({ slug, concepts: [lowerFirst(label)] })),
);

export const conceptSpaces = {
  parenting: conceptSpace([...parentingVibe, ...parentingValues]),
  lifestyle: conceptSpace(lifestyleInterests),
  lookingFor: conceptSpace(lookingFor),
  community: conceptSpace([...supportNeeds, ...socialPreferences]),
  children: conceptSpace(childOptions),
} as const;

/** The concepts of `community` that are ways to meet. */
export const meetingConcepts: ReadonlySet<string> = new Set(
  socialPreferences.flatMap(({ concepts }) => concepts),
);
