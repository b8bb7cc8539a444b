import { describeChild } from '../../members/children/child.ts';
import { activityColumns, childLabelOf, isChildOption } from '../../members/children/preferences.ts';
import { labelOf } from '../../members/profiles/options.ts';
import { noteFields } from './ai-settings.ts';
import { type SharedChild, type SharedColumn, type SharedFacts, sharedColumns } from './shared-facts.ts';
import { type Topic, topics } from './topics.ts';

/** A group of shared facts, as "What we share" shows it. */
export interface FactGroup {
  readonly title: string;
  readonly lines: readonly string[];
}

const titles: Readonly<Record<SharedColumn, string>> = {
  parentingVibe: 'Parenting style',
  parentingValues: 'Parenting values',
  lifestyleInterests: 'Interests',
  lookingFor: 'Looking for',
  socialPreferences: 'Ways to meet',
  supportNeeds: 'Situation',
};

/** A slug belongs to one list of a child only. */
export function activityLabel(slug: string): string {
  const column = activityColumns.find((candidate) => isChildOption(candidate, slug));
  return column ? childLabelOf(column, slug).toLowerCase() : '';
}

function childInWords({ age, gender, interests }: SharedChild): string {
  const child = describeChild({ age, gender });
  return interests.length === 0 ? child : `${child}: ${interests.map(activityLabel).join(', ')}`;
}

const topicLabels = (chosen: readonly Topic[]): readonly string[] => chosen.map((topic) => topics[topic]);

/** The facts in the very words in which a provider gets them. */
export function factsInWords({
  season,
  children,
  tags,
  leanings,
  lastTopics,
}: SharedFacts): readonly FactGroup[] {
  return [
    { title: 'Time of year', lines: [season] },
    { title: 'Children', lines: children.map(childInWords) },
    ...sharedColumns.map((column) => ({
      title: titles[column],
      lines: tags[column].map((slug) => labelOf(column, slug)),
    })),
    { title: 'Found helpful', lines: topicLabels(leanings.more) },
    { title: 'Found less helpful', lines: topicLabels(leanings.less) },
    { title: 'Topics of the last insight', lines: topicLabels(lastTopics) },
  ].filter(({ lines }) => lines.length > 0);
}

/** The notes as they are shared; whoever passes them on has to mark them as data. */
export const notesInWords = ({ notes }: Pick<SharedFacts, 'notes'>): readonly FactGroup[] =>
  notes.map(({ field, text }) => ({ title: noteFields[field], lines: [text] }));
