import { mayRunShop } from '@nestmates/domain/market/listings/selling-rules.ts';
import { SellerDashboardScreen } from '@nestmates/ui/screens/market/shops/dashboard/SellerDashboardScreen.tsx';
import { LoadingPage } from '@nestmates/ui/screens/platform/status/LoadingPage.tsx';
import { useSearchParams } from 'react-router-dom';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useCounts } from '../../platform/queries/badge-counts.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember, useSession } from '../../platform/session/session.ts';
import { SellerNotices } from './SellerNotices.tsx';
import { sellerTabs } from './seller-tabs.tsx';

function MemberDashboard() {
  const { plan } = useMember();
  const opensSelling = useOpens('selling');
  const counts = useCounts();
  const [query, setQuery] = useSearchParams();
  // The seller's listings decide where there is no plan, and a failed count keeps nobody out.
  if (plan === 'free' && counts.isPending) return <LoadingPage />;
  if (!mayRunShop({ plan, hasListings: counts.data?.hasListings ?? true })) {
    return <SellerDashboardScreen state={{ kind: 'locked' }} />;
  }
  const asked = query.get('tab');
  const tab = sellerTabs.find(({ id }) => id === asked) ?? sellerTabs[0];
  return (
    <SellerDashboardScreen
      state={{
        kind: 'open',
        notice: <SellerNotices />,
        quickList: opensSelling
          ? { href: '/marketplace/new' }
          : { onLocked: () => explainLock({ what: 'selling' }) },
        tabs: sellerTabs.map(({ id, label, Content }) => ({ id, label, content: <Content /> })),
        tab: tab?.id ?? '',
        onTab: (id) => setQuery({ tab: id }, { replace: true, preventScrollReset: true }),
      }}
    />
  );
}

export default function SellerDashboardPage() {
  useTitle('Seller Dashboard');
  return useSession().kind === 'member' ? (
    <MemberDashboard />
  ) : (
    <SellerDashboardScreen state={{ kind: 'visitor' }} />
  );
}
