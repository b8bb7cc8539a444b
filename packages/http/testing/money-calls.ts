/**
 * Whether each call of an administrator that changes something moves or frees money, or decides about it: then all rules
 * of `MoneyAuthority` hold. A call that is missing here fails the test of them.
 */
export const movesMoney: Readonly<Record<string, boolean>> = {
  'post /api/admin/orders/:id/refund': true,
  'post /api/admin/orders/:id/refund-in-part': true,
  'post /api/admin/orders/:id/confirm-return': true,
  'post /api/admin/orders/:id/release': true,
  'post /api/admin/orders/:id/resume': true,
  'post /api/admin/orders/:id/approve-payout': true,
  'post /api/admin/orders/:id/mark-unclaimed': true,
  'post /api/admin/orders/:id/proposals/:proposalId/confirm': true,
  'post /api/admin/orders/:id/proposals/:proposalId/refuse': true,
  'post /api/admin/members/:id/lift-payouts': true,
  'post /api/admin/members/:id/part': true,
  'post /api/admin/members/:id/join': true,
  'post /api/admin/money/guarantees/:id/retry': true,
  'post /api/admin/money/take-over': true,
  'post /api/admin/disputes/:id/evidence': true,
  'post /api/admin/disputes/:id/dismiss': true,
  /** It stops money, which goes on as it was once it is lifted. */
  'post /api/admin/members/:id/hold-payouts': false,
  'post /api/admin/confirm-password': false,
  'post /api/admin/codes': false,
  'post /api/admin/codes/close': false,
  'post /api/admin/revoke': false,
  'post /api/admin/lift-moves': false,
  'post /api/admin/reset-user': false,
  'post /api/admin/reset-password': false,
  'post /api/admin/cases/:id/claim': false,
  'post /api/admin/cases/:id/help': false,
  'post /api/admin/cases/:id/notes': false,
  'post /api/admin/cases/:id/decide': false,
  'post /api/admin/cases/:id/appeal': false,
  'post /api/admin/cases/:id/undo': false,
  'post /api/admin/checks/:id/decide': false,
  'patch /api/admin/feedback/:id/status': false,
};
