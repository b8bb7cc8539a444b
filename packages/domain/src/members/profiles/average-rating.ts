export interface AverageRating {
  /** Rounded to one decimal. */
  readonly average: number;
  readonly count: number;
}

/** Null without a review: a store says so instead of showing a number. */
export const averageRating = (sum: number, count: number): AverageRating | null =>
  count === 0 ? null : { average: Math.round((sum * 10) / count) / 10, count };
