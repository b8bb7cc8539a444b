import { randomUUID } from 'node:crypto';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

/** The member whom others may not see into, and what the member's private rows are about. */
export interface PrivateSetting {
  readonly knex: Knex;
  readonly subject: { readonly id: number; readonly email: string };
  /** Known to the subject, and a seller; the viewers know neither of it. */
  readonly third: { readonly id: number };
  /** Asked by the subject to connect. */
  readonly fourth: { readonly id: number };
  /** Blocked by the subject. */
  readonly fifth: { readonly id: number };
  readonly listingId: number;
  readonly at: Date;
}

export type Rows = (setting: PrivateSetting) => object | Promise<object>;

export const idOf = async (knex: Knex, table: string, where: object): Promise<number> =>
  (await knex(table).where(where).first('id'))?.id;

export const lowAndHigh = (one: number, other: number) => ({
  userId1: Math.min(one, other),
  userId2: Math.max(one, other),
});

export const matchOf = ({ knex, subject, third }: PrivateSetting) =>
  idOf(knex, 'matches', lowAndHigh(subject.id, third.id));
const week = '2026-W02';

/** A row about the subject, which nobody else learns of, for every table that may hold one. In the order of their keys. */
export const ofMemberAlone: Readonly<Record<string, Rows>> = {
  account_traces: ({ subject, at }) => ({
    memberId: subject.id,
    digest: randomUUID(),
    emailDigest: randomUUID(),
    usedAt: at,
  }),
  ai_reservations: ({ subject, at }) => ({
    userId: subject.id,
    day: at,
    purpose: 'insight',
    reserved: 100,
    used: 100,
    openedAt: at,
  }),
  billing_customers: ({ subject }) => ({ userId: subject.id, provider: 'sandbox', customerId: randomUUID() }),
  blocks: ({ subject, fifth, at }) => ({ blockerId: subject.id, blockedId: fifth.id, createdAt: at }),
  cart_items: ({ subject, listingId, at }) => ({
    userId: subject.id,
    listingId,
    priceWhenAdded: 4800,
    addedAt: at,
  }),
  ended_connections: ({ subject, third, at }) => ({
    lowId: Math.min(subject.id, third.id),
    highId: Math.max(subject.id, third.id),
    connectedAt: at,
    endedAt: at,
  }),
  connection_requests: ({ subject, fourth, at }) => ({
    requesterId: subject.id,
    recipientId: fourth.id,
    createdAt: at,
  }),
  email_changes: ({ subject, at }) => ({
    memberId: subject.id,
    newEmail: `${randomUUID()}@nestmates.test`,
    requestedAt: at,
  }),
  not_me_links: ({ subject, at }) => ({
    digest: randomUUID(),
    memberId: subject.id,
    email: `${randomUUID()}@nestmates.test`,
    expiresAt: later(at, days(7)),
  }),
  scheduled_deletions: ({ subject, at }) => ({
    memberId: subject.id,
    requestedAt: at,
    dueAt: later(at, days(7)),
  }),
  exports: ({ subject, at }) => ({ memberId: subject.id, name: randomUUID(), requestedAt: at }),
  event_heads: ({ subject }) => ({ memberId: subject.id, last: 9 }),
  events: ({ subject, at }) => ({ memberId: subject.id, id: 9, event: { type: 'standing' }, at }),
  account_mailboxes: ({ subject }) => ({ memberId: subject.id, digest: randomUUID() }),
  seller_marks: ({ subject, at }) => ({ memberId: subject.id, digest: randomUUID(), notedAt: at }),
  former_emails: ({ subject, at }) => ({ memberId: subject.id, digest: randomUUID(), untilAt: at }),
  second_factors: ({ subject, at }) => ({ memberId: subject.id, secret: 'sealed', begunAt: at }),
  recovery_codes: ({ subject }) => ({ memberId: subject.id, digest: randomUUID() }),
  passkeys: ({ subject, at }) => ({
    memberId: subject.id,
    credentialId: randomUUID(),
    publicKey: 'key',
    counter: 0,
    device: 'Firefox on Linux',
    createdAt: at,
  }),
  pending_logins: ({ subject, at }) => ({ memberId: subject.id, digest: randomUUID(), expiresAt: at }),
  favourite_listings: ({ subject, listingId, at }) => ({ userId: subject.id, listingId, createdAt: at }),
  favourite_sellers: ({ subject, third, at }) => ({
    userId: subject.id,
    sellerId: third.id,
    createdAt: at,
  }),
  insights: ({ subject, at }) => ({
    userId: subject.id,
    week,
    regeneration: 0,
    author: 'ai',
    tip: 'Ask what was funny today.',
    tipTopic: 'listening',
    selfCare: 'Sit down for the first cup.',
    selfCareTopic: 'rest',
    bonding: 'Let the others choose a game.',
    bondingTopic: 'play',
    generatedAt: at,
  }),
  kept_blocks: ({ subject }) => ({
    blockerId: subject.id,
    emailDigest: randomUUID(),
    digest: randomUUID(),
  }),
  known_browsers: ({ subject, at }) => ({
    memberId: subject.id,
    digest: randomUUID(),
    userAgent: 'Firefox',
    firstLoginAt: at,
    lastLoginAt: at,
  }),
  listing_conversations: ({ subject, third, listingId, at }) => ({
    buyerId: subject.id,
    sellerId: third.id,
    listingId,
    begunAt: at,
    askedAt: at,
  }),
  message_digests: ({ subject, at }) => ({ memberId: subject.id, at, upTo: 1 }),
  notifications: ({ subject, third, at }) => ({
    memberId: subject.id,
    kind: 'swap',
    topic: 'swap-1',
    otherId: third.id,
    sentence: 'Somebody asks for a swap',
    path: '/babysitting-swaps',
    at,
  }),
  playdates: async (setting) => ({
    userIdOne: setting.subject.id,
    userIdTwo: setting.third.id,
    matchId: await matchOf(setting),
    proposedBy: setting.subject.id,
    status: 'proposed',
    times: [later(setting.at, days(4))],
    endsAt: later(setting.at, days(5)),
    createdAt: setting.at,
  }),
  passes: ({ subject, third, at }) => ({
    memberId: subject.id,
    passedId: third.id,
    passedAt: at,
    swipe: true,
  }),
  photos: ({ subject, at }) => ({ name: randomUUID(), ownerId: subject.id, usedAs: null, enteredAt: at }),
  payment_references: ({ subject }) => ({ userId: subject.id }),
  plan_checkouts: ({ subject, at }) => ({
    userId: subject.id,
    provider: 'sandbox',
    attempt: 1,
    plan: 'premium',
    openedAt: at,
  }),
  playdate_suggestions: ({ subject, third, at }) => ({
    userId: subject.id,
    otherId: third.id,
    week,
    author: 'ai',
    facts: '{}',
    suggestion: 'Meet at the pond.',
    writtenAt: at,
  }),
  push_devices: ({ subject, at }) => ({
    memberId: subject.id,
    sessionHash: `private-${subject.id}`,
    endpoint: `https://push.example/${subject.id}`,
    p256dh: 'key',
    auth: 'auth',
    addedAt: at,
  }),
  read_marks: ({ subject, third }) => ({ memberId: subject.id, otherId: third.id, upTo: 1 }),
  sandbox_mail: ({ subject, at }) => ({
    to: subject.email,
    subject: 'Welcome',
    text: 'Hello.',
    html: '<p>Hello.</p>',
    sentAt: at,
  }),
  restrictions: ({ subject, at }) => ({
    memberId: subject.id,
    kind: 'limited',
    fromAt: at,
    untilAt: at,
    liftedAt: at,
  }),
  saved_searches: ({ subject, at }) => ({
    userId: subject.id,
    name: 'Bikes',
    search: { q: 'bike' },
    emails: true,
    createdAt: at,
    lookedAt: at,
  }),
  selling_ends: ({ subject, at }) => ({ memberId: subject.id, endedAt: at }),
  shared_plans: async ({ knex, subject, at }) => ({
    memberId: subject.id,
    playdateId: await idOf(knex, 'playdates', { userIdOne: subject.id }),
    seed: 'of a link',
    tokenDigest: randomUUID(),
    createdAt: at,
  }),
  shown_strangers: ({ subject, third, at }) => ({
    viewerId: subject.id,
    memberId: third.id,
    day: at,
    byNumber: false,
  }),
  sitter_cards: async ({ knex, subject, at }) => ({
    childId: await idOf(knex, 'children', { userId: subject.id }),
    sealed: 'sealed',
    changedAt: at,
  }),
  card_openings: async ({ knex, subject, third, at }) => ({
    childId: await idOf(knex, 'children', { userId: subject.id }),
    openedBy: third.id,
    openedAt: at,
  }),
  swap_days: ({ subject, third, at }) => ({
    firstMemberId: Math.min(subject.id, third.id),
    secondMemberId: Math.max(subject.id, third.id),
    day: at,
  }),
  swipes: ({ subject, at }) => ({ memberId: subject.id, day: at, count: 3 }),
  waves: async (setting) => ({
    matchId: await matchOf(setting),
    senderId: setting.subject.id,
    receiverId: setting.third.id,
    at: setting.at,
  }),
};
