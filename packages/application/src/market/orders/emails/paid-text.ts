import { type Quote, totalOf } from '@nestmates/domain/money/payments/fees.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';

/** What the buyer has paid, with how much of it is tax. */
export const paidText = (order: Quote): string => {
  const total = dollars(totalOf(order));
  return order.taxCents > 0 ? `${total}, of which ${dollars(order.taxCents)} is tax,` : total;
};

/** Said where all goes back. */
export const withItsFees = ({ taxCents }: Quote): string =>
  taxCents > 0 ? 'the tax and the processing fee included' : 'the processing fee included';
