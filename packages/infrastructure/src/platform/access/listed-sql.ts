/** The status of a listing, `l` in SQL, whose seller is shown. */
export const statusShown = (l: string): string =>
  `case when ${l}.paused_while_away then 'active' else ${l}.status end`;

/** Whether it is shown to others, together with whether its seller is: also what is reserved, or was sold. */
export const isListed = (l: string): string => `${statusShown(l)} not in ('paused', 'ended', 'removed')`;
