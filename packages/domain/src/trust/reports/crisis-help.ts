interface HelpOfCountry {
  /** When somebody is in danger now. */
  readonly emergency: string;
  /** Whoever is in a crisis reaches somebody there at any hour. */
  readonly crisisLine: { readonly name: string; readonly number: string };
  /** Line for talking; said to be no crisis line. */
  readonly talkingLine?: { readonly name: string; readonly number: string };
}

/** Whom to call, by country. */
export const helpByCountry = {
  US: {
    emergency: '911',
    crisisLine: { name: 'Suicide & Crisis Lifeline', number: '988' },
    talkingLine: { name: 'National Maternal Mental Health Hotline', number: '1-833-852-6262' },
  },
} as const satisfies Readonly<Record<string, HelpOfCountry>>;

/** Help in the country in which all members live. */
export const crisisHelp = helpByCountry.US;

/** Words of somebody in a crisis; administrators are offered help first where they stand in what was reported. */
const crisisWords = [
  /\bkill(?:ing)? (?:my|him|her)self\b/,
  /\b(?:hurt|harm|cut)(?:ting|ing)? (?:my|him|her)self\b/,
  /\bend(?:ing)? (?:it all|(?:my|her|his) life)\b/,
  /\bsuicid(?:e|al)\b/,
  /\b(?:want|wish) (?:to die|i (?:was|were) dead)\b/,
  /\b(?:can ?not|can't|cant) (?:go on(?= like| any|[.!?,]|\s*$)|do this any ?more\b|live like this\b)/,
  /\b(?:better off|everybody would be better) without me\b/,
  /\bno reason to live\b/,
] as const;

export const namesCrisis = (text: string): boolean => {
  const written = text.toLowerCase().replaceAll('\u2019', "'");
  return crisisWords.some((words) => words.test(written));
};

const { crisisLine, emergency, talkingLine } = crisisHelp;

/** A kind e-mail to whoever others worry about, in nobody's name; nothing is restricted by it. */
export const helpEmail = {
  subject: 'You are not alone with this',
  paragraphs: [
    `Some nights are too much for one person. At ${crisisLine.number} somebody answers at any hour, by phone or text, for free. In danger right now, call ${emergency}.`,
    `To talk to somebody who knows the time with a child there is also the ${talkingLine.name}: call or text ${talkingLine.number}. It is for talking, and no crisis line.`,
  ],
  closing: 'Nothing in your account has changed.',
} as const;
