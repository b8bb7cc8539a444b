/** What was paid and fits nothing of ours, as alerts and administrators read of each. */
export const unmatchedKinds = {
  'other-currency': 'an order was paid in another currency, and is paid back',
  'no-order': 'a payment is of no order of ours',
  'second-subscription': 'a second subscription was paid, is ended, and is paid back',
  'no-member': 'a subscription is of no member of ours',
  'no-plan': 'a subscription is to no plan of ours',
  'seller-left': 'the seller of an order has left and cannot be paid',
} as const;
export type UnmatchedKind = keyof typeof unmatchedKinds;

/** A subscription that fitted may fit no more, and a seller be paid once and not again; a payment that went back needs nothing again, however often it is told. */
export const mayReopen = (kind: UnmatchedKind): boolean => kind !== 'other-currency' && kind !== 'no-order';

/** What we pay back without being asked. */
export const isPaidBack = (kind: UnmatchedKind): boolean =>
  kind === 'other-currency' || kind === 'second-subscription';

/** What we say of a refund ourselves, where others are words of the provider. */
export const sentBack = 'The bank has sent the refund back.';
export const onItsWayBack = 'The bank has not taken the refund yet.';

const todo: Readonly<Record<UnmatchedKind, string>> = {
  'other-currency': 'Nothing needs to be done.',
  'no-order':
    'Take it over above if it was sent on to a seller, or refund it at the provider. It goes from here by itself then.',
  'second-subscription': 'Nothing needs to be done.',
  'no-member': 'End and refund it at the provider. It goes from here by itself then.',
  'no-plan': 'End it, or change it to a plan of ours, at the provider. It goes from here by itself then.',
  'seller-left':
    'On the page of the order, mark it as unclaimed or refund it. It is sent by itself once an account with the same e-mail can be paid.',
};

/** What an administrator does about it, or that nothing needs to be done. */
export function unmatchedTodo(kind: UnmatchedKind, refusal: string | null): string {
  if (refusal === null) return todo[kind];
  if (refusal === onItsWayBack) return `${refusal} Nothing needs to be done.`;
  const next = isPaidBack(kind) ? 'It is asked for again every day; or refund it there.' : todo[kind];
  if (refusal === sentBack)
    return `${refusal} ${isPaidBack(kind) ? next : 'Refund it again at the provider.'}`;
  return `Not paid back. The provider says: ${refusal.replace(/\.$/, '')}. ${next}`;
}
