import type { EarningsView } from '@nestmates/application/market/earnings/contract.ts';
import type { HeldSale } from './held-text.ts';

const sale = (orderId: number, title: string, amount: number, rest: Partial<HeldSale> = {}): HeldSale => ({
  orderId,
  title,
  amount,
  status: 'shipped',
  fulfilment: 'shipping',
  returning: false,
  releaseAt: null,
  isChecked: false,
  ...rest,
});

const month = (name: string, released: number, refunded = 0, reversed = 0) => ({
  month: name,
  released,
  refunded,
  reversed,
});

/** What was released on the days that end with June 4, each so many days before it. */
const lastThirtyDays = (
  sales: number,
  released: Readonly<Record<number, number>>,
): EarningsView['lastThirtyDays'] => ({
  sales,
  days: Array.from({ length: 30 }, (_, n) => ({
    day: new Date(Date.UTC(2026, 5, 4 - 29 + n)).toISOString().slice(0, 10),
    released: released[29 - n] ?? 0,
  })),
});

export const nothingInThirtyDays = lastThirtyDays(0, {});
export const oneDayOfThirty = lastThirtyDays(1, { 0: 4800 });
export const takenBackInThirtyDays = lastThirtyDays(1, { 3: 4800, 0: -6000 });
export const everyDayOfThirty = lastThirtyDays(
  2600,
  Object.fromEntries(Array.from({ length: 30 }, (_, n) => [n, 1 + ((n * 7919) % 31) * 400_000])),
);

export const sampleEarnings: EarningsView = {
  available: 61_550,
  held: 18_800,
  refunded: 2088,
  debt: 0,
  debtOfOthers: 0,
  newSeller: null,
  waiting: [
    sale(1047, 'Wooden balance bike', 4800, { releaseAt: new Date('2026-06-08T14:10:00').toISOString() }),
    sale(1049, 'Hand-knit cardigan, 2T', 3000, {
      releaseAt: new Date('2026-06-10T09:00:00').toISOString(),
    }),
    sale(1050, 'Play kitchen', 6000, { status: 'pending_shipment', fulfilment: 'pickup' }),
    sale(1051, 'Piano lessons', 3500, { status: 'pending_shipment', fulfilment: 'service' }),
    sale(1043, 'Rain boots, size 24', 2500, { status: 'completed', isChecked: true }),
    sale(1044, 'Picture books, a box of twenty', 1500, { status: 'problem' }),
  ],
  lastThirtyDays: lastThirtyDays(9, {
    27: 1200,
    23: 3000,
    21: 900,
    18: 2400,
    13: 4800,
    10: 1600,
    7: 900,
    4: 4800,
    2: 2300,
  }),
  months: [
    month('2026-01', 6400),
    month('2026-02', 12_000),
    month('2026-03', 0),
    month('2026-04', 18_750, 2088),
    month('2026-05', 9600),
    month('2026-06', 14_800),
  ],
};

/** Something comes back, and a part of its price stays with the seller. */
export const returningEarnings: EarningsView = {
  ...sampleEarnings,
  held: 800,
  waiting: [sale(1047, 'Wooden balance bike', 800, { status: 'problem', returning: true })],
};

/** Large amounts, long titles, years, and money that was taken back. */
export const fullEarnings: EarningsView = {
  available: 123_456_789,
  held: 40_000_000,
  refunded: 9_999_999,
  debt: 0,
  debtOfOthers: 0,
  newSeller: null,
  waiting: Array.from({ length: 26 }, (_, n) =>
    sale(
      2000 + n,
      'Beech high chair that grows with the child, with a tray, two cushions and a belt, hardly used by twins',
      1_538_461,
      n % 2 ? { status: 'pending_shipment' } : { releaseAt: new Date('2026-06-04T10:00:00').toISOString() },
    ),
  ),
  lastThirtyDays: everyDayOfThirty,
  months: Array.from({ length: 30 }, (_, n) =>
    month(
      `${2024 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
      4_000_000 + ((n * 7919) % 11) * 500_000,
      n % 5 === 0 ? 1_999_999 : 0,
      n % 9 === 0 ? 100_000 : 0,
    ),
  ),
};
