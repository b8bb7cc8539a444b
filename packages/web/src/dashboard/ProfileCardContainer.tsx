import { ProfileCard } from '@nestmates/ui/screens/dashboard/ProfileCard.tsx';
import { useChildren } from '../profiles/children-query.ts';
import { notYet } from '../queries/loading-or-failed.ts';
import { useMember } from '../session/session.ts';

export function ProfilePart() {
  const { zipCode } = useMember();
  const children = useChildren();
  if (!children.data) return <ProfileCard state={notYet(children)} />;
  return <ProfileCard state={{ kind: 'ready', zipCode, kids: children.data.length }} />;
}
