import type { SwapHoursView } from '@nestmates/application/together/swaps/hours-view.ts';

const quarters = (count: number) => Math.round(count * 4) / 4;
const hours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;

/** Stands where the hours will, and where they could not be read. */
export const noHoursYet = 'Once a swap is done, its hours are counted here.';

/** "You gave 9 hours and got 11. It is your turn.", in quarters of an hour; undefined before the first swap is done. */
export function hoursText(sums: SwapHoursView): string | undefined {
  const [given, got] = [quarters(sums.given), quarters(sums.got)];
  if (given === 0 && got === 0) return undefined;
  if (given === 0) return `You got ${hours(got)}. It is your turn.`;
  if (got === 0) return `You gave ${hours(given)}.`;
  const both = `You gave ${hours(given)} and got ${got}.`;
  return given < got ? `${both} It is your turn.` : both;
}
