import type { CasePageView, CaseView } from '@nestmates/application/office/cases/case-views.ts';
import { type Evidence, evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import { sampleThings } from './sample-things.ts';

export const sara = { id: 9, firstName: 'Sara' };
export const ruth = { id: 8, firstName: 'Ruth' };
const leah = { id: 31, firstName: 'Leah', profilePhotoUrl: null };

const scam: CaseView = {
  id: 209,
  state: 'open',
  weight: 6.4,
  isUrgent: false,
  categories: ['scam'],
  member: leah,
  reports: 2,
  oldestAt: '2026-06-04T10:00:00Z',
  claimedBy: sara,
};

/** Cases as the queue shows them, at noon of June 4. */
export const sampleCases = {
  scam,
  urgent: {
    ...scam,
    id: 212,
    weight: 9,
    isUrgent: true,
    categories: ['child', 'harassment'],
    member: { ...leah, id: 32, firstName: 'Nadia' },
    oldestAt: '2026-06-04T11:28:00Z',
    claimedBy: undefined,
  },
  messages: {
    ...scam,
    id: 207,
    weight: 2,
    reports: 1,
    categories: ['harassment'],
    member: { ...leah, id: 33, firstName: 'Iris' },
    oldestAt: '2026-06-04T06:00:00Z',
    claimedBy: ruth,
  },
  long: {
    ...scam,
    id: 1204,
    weight: 104.25,
    reports: 73,
    categories: ['recalled-thing', 'forbidden-thing', 'photo', 'spam'],
    member: { ...leah, id: 34, firstName: 'Maximiliana-Konstantinopolitania' },
    oldestAt: '2026-05-12T06:00:00Z',
    claimedBy: undefined,
  },
  appealed: { ...scam, id: 190, state: 'appealed', weight: 4, claimedBy: undefined },
  decided: { ...scam, id: 180, state: 'decided', claimedBy: undefined },
  upheld: { ...scam, id: 171, state: 'upheld', claimedBy: undefined },
  overturned: { ...scam, id: 170, state: 'overturned', claimedBy: undefined },
  void: { ...scam, id: 169, state: 'void', member: null, claimedBy: undefined },
} as const satisfies Record<string, CaseView>;

const listing: Evidence = evidenceOf({
  title: 'Pram with hood',
  text: 'Like new. Send me the money directly and I bring it the same day, the app keeps it for a week.',
  facts: [
    { label: 'Price', value: '$95.00' },
    { label: 'Condition', value: 'Like new' },
  ],
  photoUrls: [itemPhoto('bike')],
  at: '2026-06-03T21:12:00Z',
});

const thread: Evidence = evidenceOf({
  title: 'A message',
  text: 'Sure, but pay me before, here is my number.',
  messages: [
    { by: 'other', text: 'Is pickup on Sunday all right?', at: '2026-06-03T21:10:00Z', isReported: false },
    {
      by: 'owner',
      text: 'Sure, but pay me before, here is my number.',
      at: '2026-06-03T21:14:00Z',
      isReported: true,
    },
    { by: 'other', text: 'I would rather pay here.', at: '2026-06-03T21:15:00Z', isReported: false },
  ],
  at: '2026-06-03T21:14:00Z',
});

const theListing = { kind: 'listing', id: 318, title: 'Pram with hood' } as const;
const theMessage = { kind: 'message', id: 5120, title: 'A message' } as const;

const open = {
  ...scam,
  version: 3,
  memberFacts: {
    email: 'leah@nestmates.test',
    memberSince: '2026-04-02T08:00:00Z',
    standing: 'warned',
    until: null,
    cases: [{ id: 150, state: 'decided', openedAt: '2026-05-03T08:00:00Z', decision: 'warn' }],
  },
  reported: [
    {
      id: 1,
      reporter: { id: 41, firstName: 'Joy', email: 'joy@nestmates.test' },
      visitor: null,
      about: theMessage,
      category: 'scam',
      words: 'She wanted the money before.',
      state: 'received',
      weight: 4,
      group: 0,
      late: null,
      at: '2026-06-04T10:00:00Z',
    },
    {
      id: 2,
      reporter: null,
      visitor: 'claire@example.com',
      about: theListing,
      category: 'scam',
      words: 'Asks to pay elsewhere.',
      state: 'received',
      weight: 2.4,
      group: 1,
      late: 'hidden',
      at: '2026-06-04T11:02:00Z',
    },
    {
      id: 3,
      reporter: { id: 42, firstName: 'Mei', email: 'mei@nestmates.test' },
      visitor: null,
      about: theListing,
      category: 'spam',
      words: null,
      state: 'withdrawn',
      weight: 0,
      group: 2,
      late: null,
      at: '2026-06-04T11:10:00Z',
    },
  ],
  things: [
    {
      ...theListing,
      hidden: 'by-weight',
      kept: listing,
      now: evidenceOf({ ...listing, text: 'Like new. I bring it the same day.' }),
      isUnchanged: false,
    },
    { ...theMessage, hidden: 'no', kept: thread, now: thread, isUnchanged: true },
  ],
  ownSide: null,
  history: [
    { at: '2026-06-04T10:00:00Z', by: null, what: 'a report came in', words: null },
    { at: '2026-06-04T11:02:00Z', by: null, what: 'a report came in', words: null },
    { at: '2026-06-04T11:30:00Z', by: sara, what: 'it was claimed', words: null },
    {
      at: '2026-06-04T11:32:00Z',
      by: sara,
      what: 'a note was written',
      words: 'Joy has answered: the number is the same as in March.',
    },
  ],
  decisions: [],
  actions: ['claim', 'note', 'help', 'decide'],
} as const satisfies CasePageView;

const [joys, claires, taken] = open.reported;
const counting = [joys, claires];
const again = Array.from({ length: 40 }, (_, nth) => nth + 10);
const happened = (what: string) => ({ at: '2026-06-04T11:10:00Z', by: null, what, words: null });

const removed: CasePageView['decisions'][number] = {
  id: 71,
  decision: 'limit',
  rule: 'honest-trade',
  words: 'Your listing asks to be paid outside the app, after a warning in May.',
  until: '2026-07-04T12:00:00Z',
  things: [theListing],
  by: sara,
  at: '2026-06-04T11:55:00Z',
  undoneAt: null,
  undoUntil: '2026-06-04T12:05:00Z',
  appeal: null,
};

const decided: CasePageView = {
  ...open,
  state: 'decided',
  claimedBy: undefined,
  reported: open.reported.map((report) => ({ ...report, state: 'looked-at' as const })),
  decisions: [removed],
  actions: ['note', 'undo'],
};

const appeal = {
  words: 'I wrote it before I knew the rule, and have taken it out.',
  at: '2026-06-10T08:00:00Z',
  outcome: null,
  answer: null,
} as const;

const appealed: CasePageView = {
  ...decided,
  state: 'appealed',
  decisions: [{ ...removed, undoUntil: null, appeal }],
  actions: ['claim', 'note', 'uphold', 'overturn'],
};

const answered = (outcome: 'upheld' | 'overturned', answer: string): CasePageView => ({
  ...appealed,
  state: outcome,
  decisions: [{ ...removed, undoUntil: null, appeal: { ...appeal, outcome, answer } }],
  actions: ['note'],
});

const about = (things: typeof sampleThings): CasePageView => ({
  ...open,
  reported: things.flatMap(({ kind, id, title }, nth) =>
    open.reported.slice(0, 1).map((report) => ({ ...report, id: nth + 1, about: { kind, id, title } })),
  ),
  things: things.map((thing) => ({ ...thing, hidden: 'no', now: thing.kept, isUnchanged: true })),
});

export const sampleCasePages = {
  open,
  urgent: { ...open, ...sampleCases.urgent },
  single: { ...open, things: open.things.slice(0, 1), reported: open.reported.slice(1, 2) },
  /** The photo is another one since. */
  photo: {
    ...open,
    things: [
      {
        kind: 'photo',
        id: 'first',
        title: 'Leah',
        hidden: 'no',
        kept: evidenceOf({ title: 'Leah', photoUrls: [itemPhoto('bike')] }),
        now: evidenceOf({ title: 'Leah', photoUrls: [itemPhoto('books')] }),
        isUnchanged: false,
      },
    ],
  },
  /** One thing of each kind. */
  everyKind: about(sampleThings),
  playdate: about(sampleThings.filter(({ kind }) => kind === 'playdate')),
  gone: {
    ...open,
    things: open.things.map((thing) => ({ ...thing, kept: null, now: null, isUnchanged: false })),
  },
  /** Withdrawn by one member, again and again. */
  withdrawn: {
    ...open,
    reported: [...counting, ...again.map((id) => ({ ...taken, id }))],
    history: [
      ...again.flatMap(() => ['a report came in', 'a report was withdrawn']).map(happened),
      ...open.history,
    ],
  },
  /** The member has answered before anybody has decided. */
  told: {
    ...open,
    ownSide: {
      words: 'I asked for the money because the first buyer never came. I have changed the text since.',
      at: '2026-06-04T11:40:00Z',
    },
    history: [
      ...open.history.slice(0, 2),
      {
        at: '2026-06-04T11:02:00Z',
        by: null,
        what: 'a thing was hidden because of its reports',
        words: null,
        toldAt: '2026-06-04T11:38:00Z',
      },
      ...open.history.slice(2),
      {
        at: '2026-06-04T11:40:00Z',
        by: null,
        what: 'the member told their side',
        words: 'I asked for the money because the first buyer never came. I have changed the text since.',
      },
    ],
  },
  own: { ...open, claimedBy: undefined, actions: [] },
  decided,
  /** Suspended until the evening. */
  hours: {
    ...decided,
    memberFacts: { ...open.memberFacts, standing: 'suspended', until: '2026-06-04T18:00:00Z' },
    decisions: [{ ...removed, decision: 'suspend', until: '2026-06-04T18:00:00Z' }],
  },
  late: { ...decided, decisions: [{ ...removed, undoUntil: null }], actions: ['note'] },
  undone: {
    ...open,
    decisions: [{ ...removed, undoneAt: '2026-06-04T11:58:00Z', undoUntil: null }],
  },
  appealed,
  ownAppeal: { ...appealed, actions: ['claim', 'note'] },
  upheld: answered('upheld', 'It was the second time, so the decision stays.'),
  overturned: answered('overturned', 'You are right: the words were in the listing before the rule.'),
  departed: {
    ...open,
    member: null,
    memberFacts: null,
    things: open.things.map((thing) => ({ ...thing, now: null, hidden: 'no' as const, isUnchanged: false })),
    actions: open.actions.filter((action) => action !== 'help'),
  },
  void: {
    ...open,
    state: 'void',
    member: null,
    memberFacts: null,
    claimedBy: undefined,
    things: open.things.map((thing) => ({ ...thing, now: null, isUnchanged: false })),
    actions: ['note'],
  },
} as const satisfies Record<string, CasePageView>;
