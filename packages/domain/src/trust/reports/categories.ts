interface CategoryRow {
  readonly label: string;
  /** Shown to whoever chooses it. */
  readonly sentence: string;
  readonly severity: 1 | 2 | 3 | 4 | 5;
  /** Somebody looks at it before everything else, and urgent help is named to whoever chooses it. */
  readonly isUrgent: boolean;
  /** Asks for help, and neither hides nor restricts anything by its weight. */
  readonly asksForHelp?: true;
}

/** Why something is reported, the gravest first. */
export const categories = {
  danger: {
    label: 'Someone is in danger',
    sentence: 'Somebody may be hurt, or says that she will hurt herself or somebody else.',
    severity: 5,
    isUrgent: true,
  },
  worried: {
    label: 'I am worried about somebody',
    sentence: 'Somebody is not well, or says or writes what frightens me for them.',
    severity: 5,
    isUrgent: true,
    asksForHelp: true,
  },
  child: {
    label: 'A child',
    sentence: 'A child is harmed, neglected, shown in a way that is not right, or asked for in one.',
    severity: 5,
    isUrgent: true,
  },
  harassment: {
    label: 'Harassment',
    sentence: 'Threats, insults, or not stopping after a no.',
    severity: 4,
    isUrgent: false,
  },
  hate: {
    label: 'Hate',
    sentence: 'Contempt for people because of their origin, faith, body, family or whom they love.',
    severity: 4,
    isUrgent: false,
  },
  scam: {
    label: 'Scam',
    sentence: 'Asks for money or data in a way that looks like fraud, or sells what does not exist.',
    severity: 4,
    isUrgent: false,
  },
  fake: {
    label: 'Not who she says she is',
    sentence: 'The profile is invented, or belongs to somebody else.',
    severity: 3,
    isUrgent: false,
  },
  'recalled-thing': {
    label: 'Recalled or unsafe thing',
    sentence: 'It was called back by its maker, or is broken in a way that can hurt a child.',
    severity: 4,
    isUrgent: false,
  },
  'forbidden-thing': {
    label: 'Thing that may not be sold',
    sentence: 'Medicine, weapons, animals, counterfeits and whatever else the house rules name.',
    severity: 3,
    isUrgent: false,
  },
  photo: {
    label: 'A photo that should not be there',
    sentence: 'It shows somebody who has not agreed, something naked or violent, or is stolen.',
    severity: 3,
    isUrgent: false,
  },
  spam: {
    label: 'Spam',
    sentence: 'Advertising, the same text again and again, or links that lead elsewhere.',
    severity: 1,
    isUrgent: false,
  },
  other: {
    label: 'Something else',
    sentence: 'Something that none of these fits. Please say it in your words.',
    severity: 1,
    isUrgent: false,
  },
} as const satisfies Readonly<Record<string, CategoryRow>>;

export type ReportCategory = keyof typeof categories;

/** Ordered as in the table. */
export const reportCategories = Object.keys(categories) as readonly ReportCategory[];

/** Each once, the gravest first. */
export const gravestFirst = (given: readonly ReportCategory[]): readonly ReportCategory[] =>
  reportCategories.filter((category) => given.includes(category));

const row = (category: ReportCategory): CategoryRow => categories[category];

export const severityOf = (category: ReportCategory): number => row(category).severity;

export const isUrgent = (category: ReportCategory): boolean => row(category).isUrgent;

export const asksForHelp = (category: ReportCategory): boolean => row(category).asksForHelp === true;

/** What to do first where somebody may be in danger. */
export const urgentHelp = {
  number: '911',
  sentence:
    'If somebody is in danger now, call 911 first. We read reports as soon as we can, but we are not there.',
} as const;
