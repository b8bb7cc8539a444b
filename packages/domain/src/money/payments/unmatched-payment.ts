/** What was paid and fits nothing of ours: what an administrator reads of each. */
export const unmatchedKinds = {
  'other-currency': 'an order was paid in another currency, and is paid back',
  'no-order':
    'a payment is of no order of ours: take it over if it was sent on to a seller, or refund it at the provider',
  'second-subscription': 'a second subscription was paid, is ended, and is paid back',
  'no-member': 'a subscription is of no member of ours: end and refund it at the provider',
  'no-plan': 'a subscription is to no plan of ours: end it, or change it to one, at the provider',
  'seller-left':
    'the seller of an order has left and cannot be paid: it is sent by itself once an account with the same e-mail can be, or refund it on the page of the order',
} as const;
export type UnmatchedKind = keyof typeof unmatchedKinds;

/** A subscription that fitted may fit no more, and a seller be paid once and not again; a payment that went back needs nothing again, however often it is told. */
export const mayReopen = (kind: UnmatchedKind): boolean => kind !== 'other-currency' && kind !== 'no-order';

/** What we pay back without being asked. */
export const isPaidBack = (kind: UnmatchedKind): boolean =>
  kind === 'other-currency' || kind === 'second-subscription';
