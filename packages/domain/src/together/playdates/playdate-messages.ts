/** What stands in the thread of the two above the proposal. */
export const playdateMessage = {
  suggested: 'Would you like to meet for a playdate? Here are some times that could suit us both.',
  proposedAnew: 'How about another time for our playdate?',
} as const;
