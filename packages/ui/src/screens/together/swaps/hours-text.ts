import type { SwapHoursView } from '@nestmates/application/together/swaps/contract.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const hours = (count: number) => `${number.format(count)} ${count === 1 ? 'hour' : 'hours'}`;

/** "You gave 9 hours and got 11. It is your turn."; undefined before the first swap is done. */
export function hoursText({ given, got }: SwapHoursView): string | undefined {
  if (given === 0 && got === 0) return undefined;
  if (given === 0) return `You got ${hours(got)}. It is your turn.`;
  if (got === 0) return `You gave ${hours(given)}.`;
  const both = `You gave ${hours(given)} and got ${number.format(got)}.`;
  return given < got ? `${both} It is your turn.` : both;
}
