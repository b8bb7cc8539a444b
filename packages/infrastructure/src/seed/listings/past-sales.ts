import type { ListingCategory } from '@nestmates/domain/market/listings/categories.ts';

type Sold = readonly [title: string, dollars: number];

/** What generated members have sold, of each kind enough for a usual price. */
export const pastSales: readonly (readonly [ListingCategory, readonly Sold[]])[] = [
  [
    'Sports & Outdoors',
    [
      ['Wooden balance bike, blue', 45],
      ['Balance bike, wooden wheels', 52],
      ['Balance bike from a small workshop', 48],
      ['Wooden balance bike, low seat', 38],
      ['Red balance bike', 55],
      ['Balance bike with a bell', 46],
    ],
  ],
  [
    'Clothing',
    [
      ['Rain boots, size 7', 9],
      ['Rain boots with frogs', 12],
      ['Yellow rain boots', 14],
      ['Rain boots, size 11', 10],
      ['Lined rain boots', 16],
    ],
  ],
  [
    'Books & Educational',
    [
      ['Picture books, a pile of ten', 18],
      ['Picture books about animals', 15],
      ['Picture books for bedtime', 12],
      ['Eight picture books', 14],
      ['Picture books, French and English', 20],
    ],
  ],
  [
    'Toys & Games',
    [
      ['Wooden train set', 32],
      ['Train set with a bridge', 36],
      ['Big wooden train set', 44],
      ['Train set, sixty pieces', 38],
      ['Train set for the bath', 22],
    ],
  ],
];
