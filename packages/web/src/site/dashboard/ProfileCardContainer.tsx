import { ProfileCard } from '@nestmates/ui/screens/site/dashboard/ProfileCard.tsx';
import { useChildren } from '../../members/children/children-query.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { useMember } from '../../platform/session/session.ts';

export function ProfileCardContainer() {
  const { zipCode } = useMember();
  const children = useChildren();
  if (!children.data) return <ProfileCard state={loadingOrFailed(children)} />;
  return <ProfileCard state={{ kind: 'ready', zipCode, kids: children.data.length }} />;
}
