import { describe, expect, it } from 'vitest';
import { ordersInEveryStatus } from '../../../testing/orders/an-order.ts';
import { averageRating } from '../../members/profiles/average-rating.ts';
import {
  answerReview,
  type Review,
  reviewActionsOpenTo,
  reviewRule,
  reviewShownTo,
  writeReview,
} from './review.ts';

const at = new Date('2026-11-20T12:00:00Z');
const { completed, ...others } = ordersInEveryStatus('shipping');
const buyer = 1;
const seller = 2;
const codeOf = (code: string) => expect.objectContaining({ code });
const words = { rating: 5, text: ' Lovely, thank you! ' };

describe('a review', () => {
  const review: Review = writeReview(completed, buyer, words, at, undefined);

  it('that is hidden is there for its writer alone, and has no answer', () => {
    const hidden = { ...review, isHidden: true };
    expect([reviewShownTo('buyer', hidden), reviewShownTo('seller', hidden)]).toEqual([hidden, undefined]);
    expect(reviewShownTo('seller', review)).toBe(review);
    expect(reviewActionsOpenTo(completed, 'seller', review)).toEqual(['answerReview']);
    expect(reviewActionsOpenTo(completed, 'seller', hidden)).toEqual([]);
    expect(reviewActionsOpenTo(completed, 'buyer', hidden)).toEqual([]);
  });

  it('is of a completed order and by its buyer', () => {
    expect(review).toEqual({
      orderId: completed.id,
      rating: 5,
      text: 'Lovely, thank you!',
      writtenAt: at,
      isHidden: false,
      hidden: null,
      answer: null,
    });
    for (const order of Object.values(others)) {
      expect(() => writeReview(order, buyer, words, at, undefined)).toThrow(codeOf('NOT_COMPLETED'));
    }
    for (const someone of [seller, 3]) {
      expect(() => writeReview(completed, someone, words, at, undefined)).toThrow(codeOf('FORBIDDEN'));
    }
  });

  it('is written once', () => {
    expect(() => writeReview(completed, buyer, words, at, review)).toThrow(codeOf('ALREADY_REVIEWED'));
  });

  it.each([1, 2, 3, 4, 5])('may have a rating of %d', (rating) => {
    expect(writeReview(completed, buyer, { ...words, rating }, at, undefined)).toMatchObject({ rating });
  });

  it.each([0, 6, 2.5, -1, Number.NaN])('has no rating of %d', (rating) => {
    expect(() => writeReview(completed, buyer, { ...words, rating }, at, undefined)).toThrow(
      reviewRule.noRating,
    );
  });

  it.each([
    ['', reviewRule.noText],
    [' \u2800\u200b ', reviewRule.noText],
    ['👍'.repeat(1001), reviewRule.longText],
  ])('needs a few words: %.5s', (text, message) => {
    expect(() => writeReview(completed, buyer, { ...words, text }, at, undefined)).toThrow(message);
  });

  it('may be as long as the limit in characters, emoji too', () => {
    expect(() =>
      writeReview(completed, buyer, { ...words, text: '👍'.repeat(1000) }, at, undefined),
    ).not.toThrow();
  });

  it('is answered once, by the seller', () => {
    const answered = answerReview(review, completed, seller, 'Come again!', at);
    expect(answered.answer).toEqual({ text: 'Come again!', writtenAt: at });
    expect(() => answerReview(answered, completed, seller, 'Again', at)).toThrow(codeOf('ALREADY_ANSWERED'));
    expect(() => answerReview(review, completed, buyer, 'Mine', at)).toThrow(codeOf('FORBIDDEN'));
    expect(() => answerReview(review, completed, seller, '  ', at)).toThrow(reviewRule.noText);
    expect(() => answerReview(review, completed, seller, 'a'.repeat(1001), at)).toThrow(
      reviewRule.longAnswer,
    );
  });
});

it.each([
  [0, 0, null],
  [5, 1, { average: 5, count: 1 }],
  [9, 2, { average: 4.5, count: 2 }],
  [14, 3, { average: 4.7, count: 3 }],
  [13, 3, { average: 4.3, count: 3 }],
])('%i stars in %i reviews are %o on average', (sum, count, average) => {
  expect(averageRating(sum, count)).toEqual(average);
});
