import type { EarningsView } from '@nestmates/application/market/earnings/contract.ts';
import { Banner } from '../../../../components/feedback/Banner.tsx';

export type NewSeller = NonNullable<EarningsView['newSeller']>;

const inDays = (count: number): string => (count === 1 ? 'a day' : `${count} days`);

/** Said before anything is sold: where an operator wants it so, the first releases wait. */
export const NewSellerNotice = ({ holdDays }: Pick<NewSeller, 'holdDays'>) => (
  <Banner title="Your first five sales wait a little longer">
    As you are new here, we send you the money of each {inDays(holdDays)} after it is completed. Then it is at
    once.
  </Banner>
);
