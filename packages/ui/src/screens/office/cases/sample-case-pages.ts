import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import { evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import { sampleCases, sara } from './sample-cases.ts';
import { openCase, theListing } from './sample-open-case.ts';
import { sampleThings } from './sample-things.ts';

const [joys, claires, taken] = openCase.reported;
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
  ...openCase,
  state: 'decided',
  claimedBy: undefined,
  reported: openCase.reported.map((report) => ({ ...report, state: 'looked-at' as const })),
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
  ...openCase,
  reported: things.flatMap(({ kind, id, title }, nth) =>
    openCase.reported.slice(0, 1).map((report) => ({ ...report, id: nth + 1, about: { kind, id, title } })),
  ),
  things: things.map((thing) => ({ ...thing, hidden: 'no', now: thing.kept, isUnchanged: true })),
});

export const sampleCasePages = {
  open: openCase,
  urgent: { ...openCase, ...sampleCases.urgent },
  single: { ...openCase, things: openCase.things.slice(0, 1), reported: openCase.reported.slice(1, 2) },
  /** The photo is another one since. */
  photo: {
    ...openCase,
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
    ...openCase,
    things: openCase.things.map((thing) => ({ ...thing, kept: null, now: null, isUnchanged: false })),
  },
  /** Withdrawn by one member, again and again. */
  withdrawn: {
    ...openCase,
    reported: [...counting, ...again.map((id) => ({ ...taken, id }))],
    history: [
      ...again.flatMap(() => ['a report came in', 'a report was withdrawn']).map(happened),
      ...openCase.history,
    ],
  },
  /** The member has answered before anybody has decided. */
  told: {
    ...openCase,
    ownSide: {
      words: 'I asked for the money because the first buyer never came. I have changed the text since.',
      at: '2026-06-04T11:40:00Z',
    },
    history: [
      ...openCase.history.slice(0, 2),
      {
        at: '2026-06-04T11:02:00Z',
        by: null,
        what: 'a thing was hidden because of its reports',
        words: null,
        toldAt: '2026-06-04T11:38:00Z',
      },
      ...openCase.history.slice(2),
      {
        at: '2026-06-04T11:40:00Z',
        by: null,
        what: 'the member told their side',
        words: 'I asked for the money because the first buyer never came. I have changed the text since.',
      },
    ],
  },
  own: { ...openCase, claimedBy: undefined, actions: [] },
  decided,
  /** Suspended until the evening. */
  hours: {
    ...decided,
    memberFacts: { ...openCase.memberFacts, standing: 'suspended', until: '2026-06-04T18:00:00Z' },
    decisions: [{ ...removed, decision: 'suspend', until: '2026-06-04T18:00:00Z' }],
  },
  late: { ...decided, decisions: [{ ...removed, undoUntil: null }], actions: ['note'] },
  undone: {
    ...openCase,
    decisions: [{ ...removed, undoneAt: '2026-06-04T11:58:00Z', undoUntil: null }],
  },
  appealed,
  ownAppeal: { ...appealed, actions: ['claim', 'note'] },
  upheld: answered('upheld', 'It was the second time, so the decision stays.'),
  overturned: answered('overturned', 'You are right: the words were in the listing before the rule.'),
  departed: {
    ...openCase,
    member: null,
    memberFacts: null,
    things: openCase.things.map((thing) => ({
      ...thing,
      now: null,
      hidden: 'no' as const,
      isUnchanged: false,
    })),
    actions: openCase.actions.filter((action) => action !== 'help'),
  },
  void: {
    ...openCase,
    state: 'void',
    member: null,
    memberFacts: null,
    claimedBy: undefined,
    things: openCase.things.map((thing) => ({ ...thing, now: null, isUnchanged: false })),
    actions: ['note'],
  },
} as const satisfies Record<string, CasePageView>;
