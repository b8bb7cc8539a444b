import type { SellerReviewView } from '@nestmates/application/market/reviews/contract.ts';

export const sampleReviews: readonly SellerReviewView[] = [
  {
    id: 1002,
    rating: 5,
    text: 'As described, packed with love, and here within two days. My daughter rides it every morning.',
    writtenAt: '2026-06-02T10:00:00.000Z',
    answer: {
      text: 'That makes me so happy. Have a wonderful summer!',
      writtenAt: '2026-06-03T08:00:00.000Z',
    },
    title: 'Wooden balance bike',
    buyerName: 'Bea',
  },
  {
    id: 987,
    rating: 3,
    text: 'The cardigan is lovely, but smaller than I thought.',
    writtenAt: '2026-05-11T10:00:00.000Z',
    answer: null,
    title: 'Hand-knit cardigan, 2T',
    buyerName: 'Amara',
  },
  {
    id: 954,
    rating: 4,
    text: null,
    writtenAt: '2026-04-01T10:00:00.000Z',
    answer: null,
    title: 'Play kitchen',
    buyerName: null,
  },
];

export const longReview: SellerReviewView = {
  id: 1,
  rating: 1,
  text: 'It came late, and one of the wheels was loose, which I only saw when we were on our way. '.repeat(8),
  writtenAt: '2026-03-01T10:00:00.000Z',
  answer: { text: 'I am sorry to read that. '.repeat(30), writtenAt: '2026-03-02T10:00:00.000Z' },
  title:
    'Beech high chair that grows with the child, with a tray, two cushions and a belt, hardly used by twins',
  buyerName: 'Maximiliana-Konstantinopolitania',
};
