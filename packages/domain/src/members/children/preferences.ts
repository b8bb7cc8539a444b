import * as tables from './preference-tables.ts';

interface ChildOption {
  readonly slug: string;
  readonly label: string;
}

const group = (title: string, table: readonly tables.Preference[]) => ({
  title,
  options: table.map(([slug, label]): ChildOption => ({ slug, label })),
});

/** The ten lists of a child: `interests` and the nine groups of the form. */
export const childGroups = {
  interests: group('Interests', tables.interests),
  creativePlay: group('Creative play', tables.creativePlay),
  stemPlay: group('STEM play', tables.stemPlay),
  physicalPlay: group('Physical play', tables.physicalPlay),
  sensoryPlay: group('Sensory play', tables.sensoryPlay),
  natureAnimals: group('Nature and animals', tables.natureAnimals),
  digitalMedia: group('Digital media', tables.digitalMedia),
  personalitySocial: group('Personality and social', tables.personalitySocial),
  developmentalSupport: group('Developmental support', tables.developmentalSupport),
  dailyRhythmEnv: group('Daily rhythm and environment', tables.dailyRhythmEnv),
} as const;

export type ChildColumn = keyof typeof childGroups;
export type ChildLists = Readonly<Record<ChildColumn, readonly string[]>>;

/** The lists of things a child likes to do; the other three describe the child and its needs. */
export const activityColumns = [
  'interests',
  'creativePlay',
  'stemPlay',
  'physicalPlay',
  'sensoryPlay',
  'natureAnimals',
  'digitalMedia',
] as const satisfies readonly ChildColumn[];

/** What a child likes to do, which is what others see of their lists. */
export type ActivityLists = Pick<ChildLists, (typeof activityColumns)[number]>;

export const childColumns = [
  ...activityColumns,
  'personalitySocial',
  'developmentalSupport',
  'dailyRhythmEnv',
] as const satisfies readonly ChildColumn[];

/** The nine groups that the onboarding form shows. */
export const preferenceColumns = childColumns.filter((column) => column !== 'interests');

const labels = new Map(
  childColumns.map((column) => [
    column,
    new Map(childGroups[column].options.map(({ slug, label }) => [slug, label])),
  ]),
);

export const isChildOption = (column: ChildColumn, slug: string): boolean =>
  labels.get(column)?.has(slug) ?? false;

export const childLabelOf = (column: ChildColumn, slug: string): string =>
  labels.get(column)?.get(slug) ?? slug;

/** The labels of everything the children of one family like, each once. */
export const familyInterests = (children: readonly ActivityLists[]): readonly string[] => [
  ...new Set(
    activityColumns.flatMap((column) =>
      children.flatMap((child) => child[column].map((slug) => childLabelOf(column, slug))),
    ),
  ),
];
