import type { HouseRuleId } from '../rules/house-rules.ts';

interface CategoryRow {
  readonly label: string;
  /** Shown to whoever chooses it. */
  readonly sentence: string;
  readonly severity: 1 | 2 | 3 | 4 | 5;
  /** Somebody looks at it before everything else, and urgent help is named to whoever chooses it. */
  readonly isUrgent: boolean;
  /** The house rule that is most often broken; it is proposed, not decided. */
  readonly rule?: HouseRuleId;
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
    rule: 'law',
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
    rule: 'children-first',
  },
  harassment: {
    label: 'Harassment',
    sentence: 'Threats, insults, or not stopping after a no.',
    severity: 4,
    isUrgent: false,
    rule: 'kind',
  },
  hate: {
    label: 'Hate',
    sentence: 'Contempt for people because of their origin, faith, body, family or whom they love.',
    severity: 4,
    isUrgent: false,
    rule: 'everybody',
  },
  scam: {
    label: 'Scam',
    sentence: 'Asks for money or data in a way that looks like fraud, or sells what does not exist.',
    severity: 4,
    isUrgent: false,
    rule: 'honest-trade',
  },
  fake: {
    label: 'Not who she says she is',
    sentence: 'The profile is invented, or belongs to somebody else.',
    severity: 3,
    isUrgent: false,
    rule: 'yourself',
  },
  'recalled-thing': {
    label: 'Recalled or unsafe thing',
    sentence: 'It was called back by its maker, or is broken in a way that can hurt a child.',
    severity: 4,
    isUrgent: false,
    rule: 'safe-things',
  },
  'forbidden-thing': {
    label: 'Thing that may not be sold',
    sentence: 'Medicine, weapons, animals, counterfeits and whatever else the house rules name.',
    severity: 3,
    isUrgent: false,
    rule: 'safe-things',
  },
  photo: {
    label: 'A photo that should not be there',
    sentence: 'It shows somebody who has not agreed, something naked or violent, or is stolen.',
    severity: 3,
    isUrgent: false,
    rule: 'children-first',
  },
  spam: {
    label: 'Spam',
    sentence: 'Advertising, the same text again and again, or links that lead elsewhere.',
    severity: 1,
    isUrgent: false,
    rule: 'no-spam',
  },
  other: {
    label: 'Something else',
    sentence: 'Something that none of these fits. Please say it in your words.',
    severity: 1,
    isUrgent: false,
    rule: 'kind',
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

/** Rule of the gravest reason, which is named first; none where somebody is worried about somebody. */
export const usualRule = ([gravest]: readonly ReportCategory[]): HouseRuleId | '' =>
  (gravest && row(gravest).rule) ?? '';

/** What to do first where somebody may be in danger. */
export const urgentHelp = {
  number: '911',
  sentence:
    'If somebody is in danger now, call 911 first. We read reports as soon as we can, but we are not there.',
} as const;
