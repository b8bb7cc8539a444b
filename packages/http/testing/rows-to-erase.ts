import { randomUUID } from 'node:crypto';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { idOf, type Rows } from './rows-of-member.ts';

/** What a member may have that others see, or that nothing but an erasure asks for. */
export const rowsBesideThose: Readonly<Record<string, Rows>> = {
  ai_settings: ({ subject }) => ({ userId: subject.id, enabled: true }),
  banned_emails: ({ at }) => ({ digest: randomUUID(), decisionId: 1, untilAt: later(at, days(300)) }),
  calendar_events: ({ subject, at }) => ({
    userId: subject.id,
    title: 'Doctor',
    type: 'personal',
    timeZone: 'America/Chicago',
    date: at,
    createdAt: at,
    exceptions: '[]',
  }),
  calendar_links: ({ subject, at }) => ({ userId: subject.id, tokenDigest: randomUUID(), createdAt: at }),
  case_mailboxes: async ({ knex, subject }) => ({
    caseId: await idOf(knex, 'cases', { memberId: subject.id }),
    digest: randomUUID(),
  }),
  checkins: ({ subject, at }) => ({
    userId: subject.id,
    location: 'Park',
    type: 'public',
    city: 'Austin',
    state: 'TX',
    createdAt: at,
  }),
  early_access_codes: () => ({ code: 'SOMECODE', places: 3 }),
  early_access_redemptions: ({ subject, at }) => ({ userId: subject.id, code: 'SOMECODE', redeemedAt: at }),
  evidence_photos: async ({ knex }) => ({
    name: `evidence-${randomUUID()}`,
    evidenceId: (await knex('evidence').first('id')).id,
    source: randomUUID(),
  }),
  former_customers: () => ({ provider: 'sandbox', customerId: randomUUID() }),
  hidden_things: ({ subject, at }) => ({
    kind: 'shop',
    thingId: String(subject.id),
    memberId: subject.id,
    why: 'by-weight',
    hiddenAt: at,
  }),
  notification_settings: ({ subject }) => ({ memberId: subject.id }),
  kept_sales: ({ at }) => ({ orderId: 1, digest: randomUUID(), leftAt: at }),
  marks_parted: ({ at }) => ({
    one: randomUUID(),
    other: randomUUID(),
    partedAt: at,
    parting: randomUUID(),
  }),
  kept_undone_sales: ({ at }) => ({ digest: randomUUID(), undoneAt: at }),
  public_report_traces: async ({ knex, at }) => ({
    publicReportId: (await knex('public_reports').first('id')).id,
    digest: randomUUID(),
    usedAt: at,
  }),
  restricted_mailboxes: ({ at }) => ({
    digest: randomUUID(),
    decisionId: 1,
    kind: 'limited',
    keptUntil: later(at, days(300)),
  }),
  restricted_members: ({ subject }) => ({ memberId: subject.id, kind: 'limited' }),
  reviews: async ({ knex, subject, third, at }) => ({
    orderId: await idOf(knex, 'orders', { buyerId: subject.id }),
    rating: 5,
    text: 'Just as new.',
    writtenAt: at,
    answer: 'Thank you.',
    answeredAt: at,
    sellerId: third.id,
  }),
  selfie_pictures: async ({ knex, subject, at }) => ({
    name: `selfie-${randomUUID()}`,
    checkId: await idOf(knex, 'selfie_checks', { memberId: subject.id }),
    nth: 0,
    storedAt: at,
  }),
  seller_ratings: ({ subject }) => ({ sellerId: subject.id, sum: 5, count: 1 }),
  shops: ({ subject, at }) => ({ userId: subject.id, createdAt: at, updatedAt: at }),
};
