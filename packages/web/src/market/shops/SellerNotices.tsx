import { Stack } from '@nestmates/ui/components/layout/Stack.tsx';
import { SellingEndNotice } from '@nestmates/ui/screens/market/shops/dashboard/SellingEndNotice.tsx';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../platform/queries/read-query.ts';
import { PaymentAccountNoticesContainer } from './PaymentAccountNoticesContainer.tsx';

const sellingEndQuery = readQuery('get /api/seller/selling-end');

/** What the seller has to know of the plan and the payment account; nothing where it cannot be read. */
export function SellerNotices() {
  const { data: end } = useQuery(sellingEndQuery);
  return (
    <Stack gap={3}>
      {end && <SellingEndNotice end={end} />}
      <PaymentAccountNoticesContainer />
    </Stack>
  );
}
