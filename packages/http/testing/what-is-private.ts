import { randomUUID } from 'node:crypto';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { idOf, lowAndHigh, matchOf, type PrivateSetting, type Rows } from './rows-of-member.ts';

const orderOf = ({ knex, subject }: PrivateSetting) => idOf(knex, 'orders', { buyerId: subject.id });

const caseOf = ({ knex, subject }: PrivateSetting) => idOf(knex, 'cases', { memberId: subject.id });

/** What administrators see too: money, what needs their attention, and how many there are of what they do not read. */
export const ofMemberAndAdministrators: Readonly<Record<string, Rows>> = {
  selfie_checks: ({ subject, at }) => ({
    memberId: subject.id,
    status: 'sent',
    poses: ['open-hand', 'look-up'],
    askedAt: at,
    sentAt: at,
    photoUrl: '/photos/of-a-check/card.webp',
    words: 'Too dark.',
  }),
  matches: ({ subject, third, at }) => ({
    ...lowAndHigh(subject.id, third.id),
    compatibilityScore: 70,
    status: 'accepted',
    createdAt: at,
  }),
  babysitting_swaps: async (setting) => ({
    requesterId: setting.subject.id,
    recipientId: setting.third.id,
    matchId: await matchOf(setting),
    status: 'pending',
    date: later(setting.at, days(3)),
    location: 'At the pond',
    childIds: [await idOf(setting.knex, 'children', { userId: setting.subject.id })],
    emergencyContact: 'Grandmother',
    createdAt: setting.at,
  }),
  messages: ({ subject, third, at }) => ({
    senderId: subject.id,
    receiverId: third.id,
    message: 'Do you know a good doctor?',
    timestamp: at,
  }),
  sessions: ({ subject, at }) => ({
    tokenHash: `private-${subject.id}`,
    userId: subject.id,
    expiresAt: later(at, days(30)),
    createdAt: at,
    userAgent: 'Firefox',
  }),
  audit: ({ subject, at }) => ({ action: 'member.reset', memberId: subject.id, at }),
  feedback: ({ subject, at }) => ({
    userId: subject.id,
    category: 'Bug',
    message: 'I am afraid of somebody.',
    createdAt: at,
  }),
  orders: ({ subject, third, listingId, at }) => ({
    listingId,
    title: 'Balance bike',
    provider: 'sandbox',
    buyerId: subject.id,
    sellerId: third.id,
    fulfilment: 'shipping',
    status: 'pending_shipment',
    priceCents: 4800,
    processingFeeCents: 175,
    platformFeeCents: 0,
    createdAt: at,
    reservedUntil: at,
    paidAt: at,
    paymentId: `payment-of-${subject.id}`,
  }),
  order_events: async (setting) => ({
    orderId: await orderOf(setting),
    at: setting.at,
    action: 'pay',
    by: 'buyer',
  }),
  disputes: async (setting) => ({
    provider: 'sandbox',
    providerId: randomUUID(),
    paymentId: `payment-of-${setting.subject.id}`,
    orderId: await orderOf(setting),
    kind: 'dispute',
    status: 'under_review',
    cents: 4975,
    feeCents: 1500,
    reason: 'product_not_received',
    openedAt: setting.at,
  }),
  disputed_plans: ({ subject }) => ({
    provider: 'sandbox',
    paymentId: randomUUID(),
    memberId: subject.id,
    subscriptionId: randomUUID(),
    status: 'paused',
  }),
  money_steps: async (setting) => ({
    orderId: await orderOf(setting),
    step: 'release',
    cents: 100,
    key: randomUUID(),
    outcome: 'asked',
    askedAt: setting.at,
  }),
  payout_checks: async (setting) => ({
    orderId: await orderOf(setting),
    reasons: ['shared-device'],
    notedAt: setting.at,
  }),
  parting_proposals: ({ subject, at }) => ({ memberId: subject.id, saleOf: 1, word: 'part', proposedAt: at }),
  payout_holds: ({ subject, at }) => ({ memberId: subject.id, reason: 'Two buyers wait.', heldAt: at }),
  decision_proposals: async (setting) => ({
    orderId: await orderOf(setting),
    decision: 'refund',
    reason: 'It was lost on the way.',
    agreedCents: 0,
    proposedAt: setting.at,
  }),
  take_over_proposals: ({ at }) => ({
    provider: 'sandbox',
    paymentId: randomUUID(),
    seen: 'charge=4975',
    proposedAt: at,
  }),
  taken_over_refunds: () => ({ provider: 'sandbox', paymentId: randomUUID(), reference: randomUUID() }),
  card_digests: async (setting) => ({
    orderId: await orderOf(setting),
    memberId: setting.subject.id,
    digest: randomUUID(),
    usedAt: setting.at,
  }),
  transactions: async (setting) => ({
    orderId: await orderOf(setting),
    kind: 'charge',
    cents: 4975,
    providerId: randomUUID(),
    at: setting.at,
  }),
  cases: ({ subject, at }) => ({
    memberId: subject.id,
    openedAt: at,
    status: 'open',
    version: 1,
    reportCount: 1,
    oldestAt: at,
    categories: ['spam'],
  }),
  case_events: async (setting) => ({
    caseId: await caseOf(setting),
    number: 1,
    at: setting.at,
    type: 'noted',
    data: { words: 'She seems to be new.' },
  }),
  evidence: async (setting) => ({
    caseId: await caseOf(setting),
    kind: 'member',
    thingId: String(setting.subject.id),
    sourceHash: randomUUID(),
    content: { title: 'Dana', text: null, facts: [], photoUrls: [], messages: [], at: null },
    takenAt: setting.at,
  }),
  reports: async (setting) => ({
    caseId: await caseOf(setting),
    reporterId: setting.third.id,
    reporterSince: setting.at,
    kind: 'member',
    thingId: String(setting.subject.id),
    title: 'Dana',
    category: 'spam',
    state: 'received',
    at: setting.at,
  }),
  public_reports: ({ subject, at }) => ({
    kind: 'member',
    thingId: String(subject.id),
    category: 'spam',
    words: 'The same text again and again.',
    email: subject.email,
    createdAt: at,
  }),
  decisions: async (setting) => ({
    caseId: await caseOf(setting),
    memberId: setting.subject.id,
    decision: 'warn',
    rule: 'kind',
    words: 'Please be kind.',
    things: JSON.stringify([]),
    at: setting.at,
  }),
  appeals: async ({ knex, subject, at }) => ({
    decisionId: await idOf(knex, 'decisions', { memberId: subject.id }),
    words: 'It was not me.',
    at,
  }),
  guarantees: ({ subject, at }) => ({
    emailDigest: randomUUID(),
    memberId: subject.id,
    key: randomUUID(),
    status: 'asked',
    askedAt: at,
  }),
  guarantee_refunds: async ({ knex, subject }) => {
    const { id: guaranteeId } = await knex('guarantees').where({ memberId: subject.id }).first('id');
    const [subscriptionId, paymentId] = [randomUUID(), randomUUID()];
    return { guaranteeId, provider: 'sandbox', subscriptionId, paymentId, cents: 1199 };
  },
  paid_subscriptions: ({ subject, at }) => ({
    provider: 'sandbox',
    providerId: randomUUID(),
    userId: subject.id,
    plan: 'premium',
    status: 'active',
    periodEnd: later(at, days(20)),
    readAt: at,
  }),
};

/** What stands in rows that administrators only count. */
export async function changeWhatIsCounted({ knex, subject }: PrivateSetting): Promise<void> {
  await knex('messages').where({ senderId: subject.id }).update({ message: 'I found one.' });
  await knex('babysitting_swaps')
    .where({ requesterId: subject.id })
    .update({ location: 'At the station', emergencyContact: 'Aunt', notes: 'No nuts.' });
}

/** Tables without such a row, and why. */
export const nothingPrivate: Readonly<Record<string, string>> = {
  attempts: 'counts of digests, which nobody is shown',
  banned_emails: 'digests, which nobody is shown',
  case_mailboxes: 'digests, which nobody is shown',
  correspondents: 'a view of connections and conversations',
  digest_keys: 'of the platform',
  payments_environment: 'of the platform',
  public_report_traces: 'digests, which nobody is shown',
  ended_links: 'digests, which nobody is shown',
  evidence_photos: 'the names of copies',
  encryption_keys: 'of the platform',
  early_access_codes: 'of the platform',
  early_access_redemptions: 'places that are left are shown to everyone',
  hidden_things: 'says what is shown',
  former_customers: 'of the payment provider',
  left_reporter_traces: 'digests, which nobody is shown',
  listing_words: 'made of listings, which are shown to everyone',
  listings: 'shown to everyone',
  match_profiles: 'made of what is shown',
  neighborhoods: 'of the platform',
  packed_neighborhoods: 'made of what is shown',
  passkey_challenges: 'random bytes that name nobody',
  unmatched_payments: 'shown to administrators alone',
  refund_alerts: 'of the payment provider',
  kept_sales: 'digests by orders, which no member is shown',
  marks_parted: 'digests, which nobody is shown',
  kept_undone_sales: 'digests, which nobody is shown',
  payment_accounts: 'says whether a member sells',
  payment_events: 'of the payment provider',
  recalled_orders: 'of the platform',
  recalls: 'of the platform',
  reconciliations: 'of the platform',
  restricted_mailboxes: 'digests, which nobody is shown',
  restricted_members: 'says who is shown',
  reviews: 'shown to everyone',
  selfie_pictures: 'the names of files',
  seller_ratings: 'shown to everyone',
  shops: 'shown to everyone',
  subscriptions: 'says what a member may do',
  transparency_months: 'of the platform',
  vapid_keys: 'of the platform',
};

/** Stands for the payment provider, and holds what that would. */
export const isOfSandboxProvider = (table: string): boolean =>
  table.startsWith('sandbox_') && table !== 'sandbox_mail';

/** Adds them one after the other, since some refer to others. */
export async function addRows(rows: Readonly<Record<string, Rows>>, setting: PrivateSetting): Promise<void> {
  for (const [table, row] of Object.entries(rows)) await setting.knex(table).insert(await row(setting));
}
