/**
 * What each call of an administrator that changes something does to money. A call that is missing here fails the test
 * of them. `moved`: it moves or frees money, or decides whether it does, so all rules of `MoneyAuthority` hold;
 * `second` says how a second person comes in above the amount.
 */
export const administratorCalls: Readonly<
  Record<string, { readonly moved: true; readonly second: string } | { readonly moved: false }>
> = {
  'post /api/admin/orders/:id/refund': { moved: true, second: 'proposal' },
  'post /api/admin/orders/:id/refund-in-part': { moved: true, second: 'proposal' },
  'post /api/admin/orders/:id/confirm-return': { moved: true, second: 'proposal' },
  'post /api/admin/orders/:id/release': { moved: true, second: 'proposal' },
  'post /api/admin/orders/:id/resume': { moved: true, second: 'proposal' },
  'post /api/admin/orders/:id/approve-payout': { moved: true, second: 'proposal' },
  'post /api/admin/orders/:id/proposals/:proposalId/confirm': { moved: true, second: 'it is the second' },
  'post /api/admin/orders/:id/proposals/:proposalId/refuse': { moved: true, second: 'nothing moves' },
  'post /api/admin/members/:id/lift-payouts': { moved: true, second: 'what waits is looked at' },
  'post /api/admin/money/guarantees/:id/retry': { moved: true, second: 'the member has asked for it' },
  'post /api/admin/disputes/:id/evidence': { moved: true, second: 'the bank decides' },
  'post /api/admin/disputes/:id/dismiss': { moved: true, second: 'nothing moves' },
  /** It stops money, which goes on as it was once it is lifted. */
  'post /api/admin/members/:id/hold-payouts': { moved: false },
  'post /api/admin/confirm-password': { moved: false },
  'post /api/admin/codes': { moved: false },
  'post /api/admin/codes/close': { moved: false },
  'post /api/admin/revoke': { moved: false },
  'post /api/admin/lift-moves': { moved: false },
  'post /api/admin/reset-user': { moved: false },
  'post /api/admin/reset-password': { moved: false },
  'post /api/admin/cases/:id/claim': { moved: false },
  'post /api/admin/cases/:id/help': { moved: false },
  'post /api/admin/cases/:id/notes': { moved: false },
  'post /api/admin/cases/:id/decide': { moved: false },
  'post /api/admin/cases/:id/appeal': { moved: false },
  'post /api/admin/cases/:id/undo': { moved: false },
  'post /api/admin/checks/:id/decide': { moved: false },
  'patch /api/admin/feedback/:id/status': { moved: false },
};
