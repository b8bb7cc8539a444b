/** What a member is told whose account is limited because another one of the same mailbox is looked at. */
export const sharedLimitWords = {
  subject: 'Another account of yours is being looked at',
  why: 'Another account with your mailbox is being looked at. Until one of us has looked, nobody new is shown this one either.',
  answer:
    'You can tell us your side from that account, under “My standing”. Whoever looks at it reads that first.',
} as const;
