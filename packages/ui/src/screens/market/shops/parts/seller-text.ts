interface Place {
  readonly city: string | null;
  readonly state: string | null;
}

/** "Brooklyn, NY" */
export const placeText = ({ city, state }: Place): string => [city, state].filter(Boolean).join(', ');
