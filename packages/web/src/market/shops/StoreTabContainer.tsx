import { storefrontPath } from '@nestmates/domain/market/listings/public-paths.ts';
import { StoreTab } from '@nestmates/ui/screens/market/shops/dashboard/StoreTab.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePaymentSetup } from '../../money/payments/use-payment-setup.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useMember } from '../../platform/session/session.ts';
import { useCopy } from '../../platform/shared/use-copy.ts';
import { storeQuery } from './shop-queries.ts';

/** The seller may close the sheet of their phone without sharing, which is no failure. */
const share = (title: string, url: string) => void navigator.share({ title, url }).catch(() => undefined);

export function StoreTabContainer() {
  const { shopName } = useMember();
  const query = useQuery(storeQuery);
  const payments = usePaymentSetup('/seller/dashboard?tab=store');
  const url = `${location.origin}${storefrontPath(shopName ?? '')}`;
  const copy = useCopy(url);
  if (!query.data) return <StoreTab state={loadingOrFailed(query)} />;
  return (
    <StoreTab
      state={{
        kind: 'ready',
        store: query.data,
        shopName,
        link: { url, ...copy },
        onShare: 'share' in navigator ? () => share(shopName ?? '', url) : undefined,
        openingPayments: payments.opening,
        onSetUpPayments: payments.start,
      }}
    />
  );
}
