import { beforeEach, describe, expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { aShop } from '../../../testing/a-seller.ts';
import { MemoryDisputes } from '../../../testing/memory/memory-disputes.ts';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { ordersInMemory, paidOrder } from '../../../testing/memory/orders-in-memory.ts';
import { stub } from '../../../testing/stub.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import { OrderChanges } from '../orders/order-changes.ts';
import { reviewEmails } from './emails.ts';
import type { PagedReview } from './ports.ts';
import { Reviews } from './reviews.ts';

type Review = PagedReview['review'];

/** Bea (2) has bought something of Ana's (1) and has it. */
async function reviewsInMemory() {
  const app = ordersInMemory();
  const orderId = await paidOrder(app);
  await app.orders.take('ship', app.ana, orderId, {});
  await app.orders.take('confirm', app.bea, orderId);
  const { clock, events, listings, store, transaction, ana, bea } = app;
  const mail = new MemoryEmails(clock);
  const kept = new Map<number, Review>();
  const ratedSellers: (number | null)[] = [];
  const keep = (review: Review) => {
    transaction.requireLocked(`order ${review.orderId}`);
    kept.set(review.orderId, review);
  };
  const changes = new OrderChanges({
    alerts: { raise: () => undefined },
    disputeStore: new MemoryDisputes(transaction),
    clock,
    events,
    listingStore: listings,
    orderStore: store,
    emails: mail.emails,
    jobs: mail.jobs,
  });
  const reviews = new Reviews({
    clock,
    orderChanges: changes,
    transaction,
    orderStore: store,
    orderQueries: stub({
      async find(id) {
        const row = await store.find(id);
        return row && { ...row, review: kept.get(id) ?? null };
      },
    }),
    emails: mail.emails,
    shopQueries: stub({
      bySlug: async (slug) => (slug === 'little-acorns-store-front' ? aShop({ id: 1 }) : undefined),
    }),
    reviewQueries: {
      reviewsOf: async (sellerId: number, _, { limit }: PageRequest<TimeCursor>) =>
        [...kept.values()]
          .filter(() => sellerId === 1)
          .map((review) => ({ review, title: 'Balance bike', buyerName: 'Bea', cursor: { at: 1, id: 1 } }))
          .slice(0, limit),
    },
    reviewStore: {
      of: async (id) => kept.get(id),
      async add(review, sellerId) {
        keep(review);
        ratedSellers.push(sellerId);
      },
      saveAnswer: async (review) => keep(review),
    },
  });
  events.announced.splice(0);
  const sendEmails = () =>
    mail.jobs.runAll(Object.values(reviewEmails).map((email) => mail.handlerOf(email, store)));
  const write = async (by = bea) => reviews.write(by, orderId, { rating: 4, text: ' Rides well. ' });
  const answer = async (by = ana) => reviews.answer(by, orderId, 'Glad to hear.');
  return { ...app, orderId, kept, ratedSellers, reviews, write, answer, sendEmails, mail };
}

let app: Awaited<ReturnType<typeof reviewsInMemory>>;
beforeEach(async () => {
  app = await reviewsInMemory();
});

const told = () => app.events.announced.map(({ to }) => to);

describe('a review', () => {
  it('is written by the buyer, counts for the seller, and both pages show it', async () => {
    const { review, actions } = await app.write();
    expect(review).toMatchObject({ rating: 4, text: 'Rides well.', answer: null });
    expect(actions).not.toContain('review');
    expect(app.ratedSellers).toEqual([app.ana.id]);
    expect(told().toSorted()).toEqual([1, 2]);
  });

  it('is answered by the seller, once', async () => {
    await expect(app.answer()).rejects.toMatchObject({ message: 'There is no review to answer.' });
    await app.write();
    expect((await app.answer()).review?.answer).toMatchObject({ text: 'Glad to hear.' });
    await expect(app.answer()).rejects.toMatchObject({ code: 'ALREADY_ANSWERED' });
    await expect(app.write()).rejects.toMatchObject({ code: 'ALREADY_REVIEWED' });
  });

  it('is for the two of the order alone', async () => {
    await expect(app.write(app.cleo)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(app.reviews.write(app.bea, 99, { rating: 4, text: 'Well.' })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(app.write(app.ana)).rejects.toMatchObject({ kind: 'forbidden' });
    expect([app.kept.size, told()]).toEqual([0, []]);
  });

  it('is told to nobody of whom one has blocked the other', async () => {
    app.store.blocked.add(app.orderId);
    await app.write();
    await app.answer();
    await app.sendEmails();
    expect(app.mail.mailer.sent).toEqual([]);
  });

  it('that is hidden is not answered', async () => {
    await app.write();
    const [review] = app.kept.values();
    if (review) app.kept.set(app.orderId, { ...review, isHidden: true });
    await expect(app.answer()).rejects.toMatchObject({ message: 'There is no review to answer.' });
  });

  it('is told to the seller, and its answer to the buyer', async () => {
    await app.write();
    await app.answer();
    await app.sendEmails();
    expect(app.mail.mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['member1@example.com', 'Bea reviewed “Balance bike”'],
      ['member2@example.com', 'Ana answered your review'],
    ]);
    expect([app.mail.pushedTo(1), app.mail.pushedTo(2)]).toMatchObject([
      [{ topic: `order-${app.orderId}` }],
      [{ topic: `order-${app.orderId}` }],
    ]);
  });
});

describe('the reviews of a seller', () => {
  it('are listed page by page, with what was bought and by whom', async () => {
    await app.write();
    const page = { limit: 1, before: undefined };
    const { items, next } = await app.reviews.ofSeller(undefined, 1, page);
    expect(items).toEqual([
      {
        id: app.orderId,
        rating: 4,
        text: 'Rides well.',
        writtenAt: app.clock.now().toISOString(),
        answer: null,
        title: 'Balance bike',
        buyerName: 'Bea',
      },
    ]);
    expect(next).toBeUndefined();
    const another = await paidOrder(app);
    const [first] = app.kept.values();
    if (first) app.kept.set(another, { ...first, orderId: another });
    expect((await app.reviews.ofSeller(aCaller({ id: 3 }), 1, page)).next).toBeDefined();
  });

  it('are found by the store', async () => {
    await app.write();
    const page = { limit: 5, before: undefined };
    expect((await app.reviews.ofStore(undefined, 'Little Acorns', page)).items).toHaveLength(1);
    await expect(app.reviews.ofStore(undefined, 'Another', page)).rejects.toMatchObject({
      message: 'We could not find this store.',
    });
  });
});
