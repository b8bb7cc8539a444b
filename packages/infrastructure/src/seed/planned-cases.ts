import type { DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseEvent } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type { HouseRuleId } from '@nestmates/domain/trust/rules/house-rules.ts';

export interface PlannedCase {
  /** The first name of the member, where the account is deleted since; `about` is then only what the case began with. */
  readonly gone?: string;
  /** By the order of the generated members; those who have reported likewise. */
  readonly about: number;
  readonly reports: readonly {
    readonly by: number;
    readonly category: ReportCategory;
    readonly words: string | null;
    readonly hoursAgo: number;
  }[];
  /** What has happened since, by the administrator. */
  readonly since: readonly {
    readonly type: Exclude<CaseEvent['type'], 'reported'>;
    readonly hoursAgo: number;
    readonly words?: string;
  }[];
  readonly decision?: { readonly kind: DecisionKind; readonly rule: HouseRuleId; readonly words: string };
  readonly appeal?: { readonly words: string; readonly answer?: string };
}

/** Cases in every state, about members of whom nothing else is told. None of them restricts anybody by now. */
export const plannedCases: readonly PlannedCase[] = [
  {
    about: 40,
    reports: [
      {
        by: 60,
        category: 'danger',
        words: 'She wrote that she cannot go on, and does not answer since.',
        hoursAgo: 2,
      },
    ],
    since: [],
  },
  {
    about: 41,
    reports: [
      { by: 61, category: 'fake', words: 'These are photos of somebody I know from school.', hoursAgo: 20 },
      { by: 63, category: 'fake', words: null, hoursAgo: 9 },
    ],
    since: [
      { type: 'claimed', hoursAgo: 8 },
      { type: 'noted', hoursAgo: 7, words: 'I have asked the first one which school.' },
    ],
  },
  {
    about: 42,
    reports: [
      { by: 62, category: 'spam', words: 'The same text about oils in every message.', hoursAgo: 70 },
    ],
    since: [{ type: 'decided', hoursAgo: 60 }],
    decision: {
      kind: 'warn',
      rule: 'no-spam',
      words: 'You have sent the same advertisement to eleven members. Please stop.',
    },
  },
  {
    about: 43,
    reports: [
      { by: 64, category: 'harassment', words: 'She kept writing after I had said no.', hoursAgo: 200 },
    ],
    since: [
      { type: 'decided', hoursAgo: 190 },
      { type: 'appealed', hoursAgo: 30 },
    ],
    decision: { kind: 'warn', rule: 'kind', words: 'Somebody has said no, and you wrote nine times more.' },
    appeal: { words: 'I had not read the first answer, my phone was broken. I am sorry.' },
  },
  {
    about: 44,
    reports: [{ by: 65, category: 'hate', words: 'She wrote about my faith.', hoursAgo: 600 }],
    since: [
      { type: 'decided', hoursAgo: 590 },
      { type: 'appealed', hoursAgo: 500 },
      { type: 'upheld', hoursAgo: 480, words: 'The words stand there, and they were meant as they read.' },
    ],
    decision: { kind: 'warn', rule: 'everybody', words: 'What you wrote about her faith has no place here.' },
    appeal: {
      words: 'That was a joke.',
      answer: 'The words stand there, and they were meant as they read.',
    },
  },
  {
    about: 45,
    reports: [{ by: 66, category: 'scam', words: 'She asked for the money by a gift card.', hoursAgo: 900 }],
    since: [
      { type: 'decided', hoursAgo: 890 },
      { type: 'appealed', hoursAgo: 870 },
      { type: 'overturned', hoursAgo: 840, words: 'You are right: it was the other member who asked.' },
    ],
    decision: { kind: 'warn', rule: 'honest-trade', words: 'Payments stay here. You asked for a gift card.' },
    appeal: {
      words: 'Please read again who asked for it.',
      answer: 'You are right: it was the other member who asked.',
    },
  },
  {
    about: 46,
    reports: [{ by: 67, category: 'other', words: 'I do not like her tone.', hoursAgo: 300 }],
    since: [{ type: 'decided', hoursAgo: 280 }],
    decision: { kind: 'dismiss', rule: 'kind', words: 'Curt, but nothing against the rules.' },
  },
  {
    about: 47,
    gone: 'Iva',
    reports: [
      {
        by: 68,
        category: 'fake',
        words: 'She told me another name and another age on the phone.',
        hoursAgo: 130,
      },
    ],
    since: [{ type: 'closed', hoursAgo: 126 }],
  },
];
