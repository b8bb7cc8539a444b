import { ProfileCard } from '@nestmates/ui/screens/dashboard/ProfileCard.tsx';
import { useChildren } from '../profiles/children-query.ts';
import { useMember } from '../shared/session.ts';

export function ProfilePart() {
  const { zipCode } = useMember();
  const { data: children, isError, refetch } = useChildren();
  if (isError) return <ProfileCard state={{ kind: 'failed', onRetry: () => void refetch() }} />;
  if (!children) return <ProfileCard state={{ kind: 'loading' }} />;
  return <ProfileCard state={{ kind: 'ready', zipCode, kids: children.length }} />;
}
