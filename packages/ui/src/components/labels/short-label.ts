import type { MatchLabel } from './ScoreBadge.tsx';

const shortLabels: Readonly<Record<`${MatchLabel} Match`, MatchLabel>> = {
  'Excellent Match': 'Excellent',
  'Good Match': 'Good',
  'Fair Match': 'Fair',
  'Low Match': 'Low',
};

/** ScoreBadge adds the word "Match" itself. */
export const shortLabel = (label: `${MatchLabel} Match`): MatchLabel => shortLabels[label];
