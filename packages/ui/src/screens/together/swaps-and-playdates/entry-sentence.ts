/** What a swap or a playdate says in its list, in three parts: "Bea asks you for", "Friday, 6 to 8 PM.", "Mateo and Luca, at your place." */
export interface EntrySentence {
  readonly before: string;
  readonly when?: string | undefined;
  readonly after?: string | undefined;
}

const counted = ['', 'one', 'two', 'three'] as const;

/** "one of three times" */
export const oneOfTimes = (count: number): string => `one of ${counted[count] ?? count} times`;

/** "Mateo and Luca, at your place." */
export function whoAndWhere(who: string | undefined, where: string | undefined): string | undefined {
  const words = [who, where && `at ${where}`].filter(Boolean).join(', ');
  if (words === '') return undefined;
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  // A member may have typed a full stop.
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
