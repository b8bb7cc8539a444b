import type { Cents } from '../../money/payments/fees.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { categoriesMeant, type ListingCategory } from './categories.ts';

/** A thing that was sold here. */
export interface PastSale {
  readonly priceCents: Cents;
  readonly category: ListingCategory;
  readonly sellerId: MemberId;
}

/** What a price or a category is told from: so many that it tells nothing of one seller. */
export const pastSalesRule = { leastSales: 5, leastSellers: 3, perSeller: 2, mostRead: 200 } as const;

/** Words of a title that say nothing of what kind of thing it is: how good, how large and how many. */
export const wordsOfNoKind =
  'like as almost nearly barely hardly brand new good great condition gently well loved used worn unused unopened unworn never old size small big large set pair';

/** Two of each seller at most; undefined where too few are left. The sales come with the newest first. */
function enoughOf(sales: readonly PastSale[]): readonly PastSale[] | undefined {
  const bySeller = new Map<MemberId, number>();
  const counted = sales.filter(({ sellerId }) => {
    const nth = (bySeller.get(sellerId) ?? 0) + 1;
    bySeller.set(sellerId, nth);
    return nth <= pastSalesRule.perSeller;
  });
  const { leastSales, leastSellers } = pastSalesRule;
  return counted.length >= leastSales && bySeller.size >= leastSellers ? counted : undefined;
}

const dollar = 100;

/** The middle one of the prices, in whole dollars. */
export function usualPrice(sales: readonly PastSale[], category: ListingCategory | null): Cents | null {
  const alike = category ? sales.filter((sale) => categoriesMeant(category).includes(sale.category)) : sales;
  const prices = enoughOf(alike)
    ?.map(({ priceCents }) => priceCents)
    .sort((a, b) => a - b);
  const middle = prices?.[Math.floor(prices.length / 2)];
  return middle === undefined ? null : Math.max(dollar, Math.round(middle / dollar) * dollar);
}

/** The category of more than half of them. */
export function usualCategory(sales: readonly PastSale[]): ListingCategory | null {
  const enough = enoughOf(sales) ?? [];
  const isUsual = (category: ListingCategory) =>
    2 * enough.filter((sale) => sale.category === category).length > enough.length;
  return enough.map(({ category }) => category).find(isUsual) ?? null;
}
