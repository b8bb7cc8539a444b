import { type ChildColumn, childColumns } from '@nestmates/domain/children/preferences.ts';

const columns: Readonly<Record<ChildColumn, string>> = {
  interests: 'interests',
  creativePlay: 'creative_play',
  stemPlay: 'stem_play',
  physicalPlay: 'physical_play',
  sensoryPlay: 'sensory_play',
  natureAnimals: 'nature_animals',
  digitalMedia: 'digital_media',
  personalitySocial: 'personality_social',
  developmentalSupport: 'developmental_support',
  dailyRhythmEnv: 'daily_rhythm_env',
};

const joinColumns = (format: (column: string, name: ChildColumn) => string): string =>
  childColumns.map((name) => format(columns[name], name)).join(', ');

/** The ten lists, in the four forms in which SQL needs them. */
export const childLists = {
  selected: joinColumns((column, name) => `${column} as "${name}"`),
  columns: joinColumns((column) => column),
  fromJson: joinColumns((_, name) => `"${name}" text[]`),
  given: joinColumns((_, name) => `given."${name}"`),
  replaced: joinColumns((column) => `${column} = excluded.${column}`),
} as const;
