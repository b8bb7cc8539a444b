/** What a member tells about themselves in their own words, and whether insights are written for them. */
export interface AiSettings {
  readonly parentingStyleOverride: string | null;
  readonly challenges: string | null;
  readonly childrenNotes: string | null;
  readonly enabled: boolean;
}

export const noteFields = {
  parentingStyleOverride: 'Parenting style',
  challenges: 'Challenges',
  childrenNotes: 'About the children',
} as const;

export type NoteField = keyof typeof noteFields;
export const noteFieldNames = [
  'parentingStyleOverride',
  'challenges',
  'childrenNotes',
] as const satisfies NoteField[];

export const noteRule = {
  max: 1000,
  tooLong: 'Please keep this under 1000 characters',
} as const;

export const defaultAiSettings: AiSettings = {
  parentingStyleOverride: null,
  challenges: null,
  childrenNotes: null,
  enabled: true,
};
