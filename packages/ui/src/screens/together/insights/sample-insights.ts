import type { CurrentInsightView, SharedView } from '@nestmates/application/together/insights/contract.ts';

export const sampleInsight: CurrentInsightView = {
  id: 7,
  week: '2026-W23',
  insight: {
    tip: 'Four is the year of “why”. Answer one in three with “What do you think?” and let her work it out.',
    self_care: 'Twenty minutes outside on Wednesday, phone at home.',
    bonding: 'Plant beans in a jar by the window. Measure them on Sundays.',
  },
  generatedAt: '2026-06-01T11:02:00Z',
  author: 'nestmates',
  helpful: { tip: null, self_care: null, bonding: null },
  regenerationsLeft: 2,
};

const longest = (text: string) => text.repeat(8).slice(0, 400);

export const longInsight: CurrentInsightView = {
  ...sampleInsight,
  author: 'ai',
  insight: {
    tip: longest(
      'Let her lay the table on her own, even if it takes three times as long as it would take you. ',
    ),
    self_care: longest(
      'Put the phone into a drawer after dinner and leave it there until the next morning. ',
    ),
    bonding: longest(
      'Walk around the block after supper and count everything that is red, then what is round. ',
    ),
  },
};

export const sampleShared: SharedView = {
  author: 'nestmates',
  listingDraftsBy: 'nestmates',
  facts: [
    { title: 'Time of year', lines: ['summer'] },
    { title: 'Children', lines: ['4-year-old girl: drawing, animals', 'baby boy'] },
    { title: 'Parenting style', lines: ['Gentle', 'Play-based learning'] },
  ],
  notes: [{ title: 'Challenges', lines: ['Bedtimes, since [my child] moved into her own room.'] }],
};
