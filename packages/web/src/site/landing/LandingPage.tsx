import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import { LandingScreen } from '@nestmates/ui/screens/site/landing/LandingScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { Queries } from '../../platform/queries/Queries.tsx';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useSession } from '../../platform/session/session.ts';

function Landing() {
  const { kind } = useSession();
  const { data: plans = [] } = useQuery(readQuery('get /api/plans'));
  const priceOf = (plan: 'pro' | 'premium') =>
    plans.find(({ id }) => id === plan)?.priceCents ?? defaultPrices[plan];
  const prices = { pro: priceOf('pro'), premium: priceOf('premium') };
  return <LandingScreen state={{ kind: kind === 'member' ? 'signed-in' : 'visitor', prices }} />;
}

/** The server sends the landing page as static HTML; this renders it after a navigation within the app. */
export default function LandingPage() {
  return (
    <Queries>
      <Landing />
    </Queries>
  );
}
