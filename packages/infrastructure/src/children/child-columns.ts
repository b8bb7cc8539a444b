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

const each = (word: (column: string, name: ChildColumn) => string): string =>
  childColumns.map((name) => word(columns[name], name)).join(', ');

/** The ten lists in the four places where SQL names them. */
export const childLists = {
  selected: each((column, name) => `${column} as "${name}"`),
  columns: each((column) => column),
  fromJson: each((_, name) => `"${name}" text[]`),
  given: each((_, name) => `given."${name}"`),
  replaced: each((column) => `${column} = excluded.${column}`),
} as const;
