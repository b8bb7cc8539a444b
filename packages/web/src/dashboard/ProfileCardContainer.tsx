import { ProfileCard } from '@nestmates/ui/screens/dashboard/ProfileCard.tsx';
import { useChildren } from '../children/children-query.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { useMember } from '../session/session.ts';

export function ProfileCardContainer() {
  const { zipCode } = useMember();
  const children = useChildren();
  if (!children.data) return <ProfileCard state={loadingOrFailed(children)} />;
  return <ProfileCard state={{ kind: 'ready', zipCode, kids: children.data.length }} />;
}
