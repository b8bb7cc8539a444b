import type { CaseView } from '@nestmates/application/office/cases/case-views.ts';

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
