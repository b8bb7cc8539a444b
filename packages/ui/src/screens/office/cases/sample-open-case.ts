import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import { type Evidence, evidenceOf } from '@nestmates/application/trust/things/evidence-view.ts';
import { itemPhoto } from '../../../../testing/sample-item-photos.ts';
import { sampleCases, sara } from './sample-cases.ts';

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

export const theListing = { kind: 'listing', id: 318, title: 'Pram with hood' } as const;
const theMessage = { kind: 'message', id: 5120, title: 'A message' } as const;

/** Two things of a member, reported by three. */
export const openCase = {
  ...sampleCases.scam,
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
