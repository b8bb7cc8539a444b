import type { DecisionKind } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseEvent } from '@nestmates/domain/trust/cases/trust-case.ts';
import type { ReportCategory } from '@nestmates/domain/trust/reports/categories.ts';
import type { HouseRuleId } from '@nestmates/domain/trust/rules/house-rules.ts';

/** What the two had written to each other; the last one of the member is what was reported. */
type PlannedThread = readonly {
  readonly by: 'member' | 'reporter';
  readonly text: string;
  readonly hoursAgo: number;
}[];

export interface PlannedCase {
  /** The first name of the member, where the account is deleted since; `about` is then only what the case began with. */
  readonly gone?: string;
  /** The place among the members who have been here for long; those who have reported likewise. */
  readonly about: number;
  /** Left out where the profile was reported. */
  readonly thread?: PlannedThread;
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

/** Cases in every state, about members of whom nothing else is told. None of them restricts anybody by now; an appeal is answered by another administrator. */
export const plannedCases: readonly PlannedCase[] = [
  {
    about: 40,
    thread: [
      { by: 'reporter', text: 'Are you all right? You were so quiet on Saturday.', hoursAgo: 3.4 },
      { by: 'member', text: 'Not really. The baby does not sleep and neither do I.', hoursAgo: 3.2 },
      { by: 'member', text: 'I cannot go on like this. I just want it to stop.', hoursAgo: 2.6 },
      { by: 'reporter', text: 'Please pick up. I am calling you.', hoursAgo: 2.4 },
    ],
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
      { type: 'noted', hoursAgo: 7, words: 'I have asked the first reporter which school it was.' },
    ],
  },
  {
    about: 42,
    thread: [
      {
        by: 'member',
        text: 'Hi! Have you heard of our lavender oils? 20 % off this week only, just send me your address.',
        hoursAgo: 73,
      },
      { by: 'reporter', text: 'No thank you, I am not interested.', hoursAgo: 72 },
      {
        by: 'member',
        text: 'Hi! Have you heard of our lavender oils? 20 % off this week only, just send me your address.',
        hoursAgo: 71,
      },
    ],
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
    thread: [
      { by: 'member', text: 'Coffee on Thursday?', hoursAgo: 220 },
      {
        by: 'reporter',
        text: 'That does not work for me, and I would rather leave it. All the best!',
        hoursAgo: 215,
      },
      { by: 'member', text: 'Why not? What did I do?', hoursAgo: 214 },
      { by: 'member', text: 'You could at least answer me.', hoursAgo: 208 },
      {
        by: 'member',
        text: 'Fine. Then I will ask you at pickup, in front of everybody.',
        hoursAgo: 202,
      },
    ],
    reports: [
      { by: 64, category: 'harassment', words: 'She kept writing after I had said no.', hoursAgo: 200 },
    ],
    since: [
      { type: 'decided', hoursAgo: 190 },
      { type: 'appealed', hoursAgo: 30 },
    ],
    decision: {
      kind: 'warn',
      rule: 'kind',
      words: 'After a clear no you went on writing, and threatened to go on in front of others.',
    },
    appeal: { words: 'I had not read the first answer, my phone was broken. I am sorry.' },
  },
  {
    about: 44,
    thread: [
      { by: 'reporter', text: 'We cannot on Friday, we keep the fast.', hoursAgo: 606 },
      { by: 'member', text: 'People like you should keep that away from normal children.', hoursAgo: 605 },
      { by: 'reporter', text: 'Excuse me?', hoursAgo: 604 },
    ],
    reports: [{ by: 65, category: 'hate', words: 'She wrote about my faith.', hoursAgo: 600 }],
    since: [
      { type: 'decided', hoursAgo: 590 },
      { type: 'appealed', hoursAgo: 500 },
      { type: 'upheld', hoursAgo: 480, words: 'The words stand there, and they were meant as they read.' },
    ],
    decision: {
      kind: 'warn',
      rule: 'everybody',
      words: 'What you wrote about the faith of others has no place here.',
    },
    appeal: {
      words: 'That was a joke.',
      answer: 'The words stand there, and they were meant as they read.',
    },
  },
  {
    about: 45,
    thread: [
      { by: 'member', text: 'Is the play kitchen still there? We would love it.', hoursAgo: 712 },
      {
        by: 'reporter',
        text: 'It is! You could pay with a gift card, then I bring it tonight.',
        hoursAgo: 711,
      },
      {
        by: 'member',
        text: 'A gift card? Well, if that is how you do it, I can get one for you.',
        hoursAgo: 710,
      },
    ],
    reports: [{ by: 66, category: 'scam', words: 'She asked for the money by a gift card.', hoursAgo: 700 }],
    since: [
      { type: 'decided', hoursAgo: 690 },
      { type: 'appealed', hoursAgo: 660 },
      { type: 'overturned', hoursAgo: 610, words: 'You are right: it was not you who asked.' },
    ],
    decision: { kind: 'warn', rule: 'honest-trade', words: 'Payments stay here. You asked for a gift card.' },
    appeal: {
      words: 'Please read again who asked for it.',
      answer: 'You are right: it was not you who asked.',
    },
  },
  {
    about: 46,
    thread: [
      { by: 'reporter', text: 'Could we make it 10:30? The little one naps.', hoursAgo: 303 },
      { by: 'member', text: 'No. Ten or not at all.', hoursAgo: 302 },
    ],
    reports: [{ by: 67, category: 'other', words: 'I do not like her tone.', hoursAgo: 300 }],
    since: [{ type: 'decided', hoursAgo: 280 }],
    decision: { kind: 'dismiss', rule: 'kind', words: 'Curt, but nothing against the rules.' },
  },
  {
    about: 48,
    gone: 'Mira',
    reports: [
      {
        by: 69,
        category: 'danger',
        words:
          'She wrote to me that the children would be better off without her, and then her account was gone.',
        hoursAgo: 7,
      },
    ],
    since: [{ type: 'left', hoursAgo: 6 }],
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
