import { WhyLocked, type WhyLockedProps } from '@nestmates/ui/screens/platform/access/WhyLocked.tsx';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../queries/read-query.ts';
import { useMember } from '../session/session.ts';

const pricesQuery = readQuery('get /api/plans');

/** Why something is locked; where the prices cannot be read, without them. */
export default function WhyLockedContainer(props: Pick<WhyLockedProps, 'wish' | 'here' | 'onClose'>) {
  const { plan } = useMember();
  const { data, isError } = useQuery(pricesQuery);
  return <WhyLocked {...props} ownPlan={plan === 'pro' ? 'pro' : 'free'} prices={isError ? [] : data} />;
}
