import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { MeScreen } from '@nestmates/ui/screens/site/me/MeScreen.tsx';
import { use } from 'react';
import { useChildren } from '../../members/children/children-query.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { MemberMenuContext } from './member-menu.ts';

/** What onboarding asks only on request. */
const optionalColumns = [
  'lifestyleInterests',
  'parentingValues',
  'supportNeeds',
  'socialPreferences',
] as const;

export default function MePage() {
  useTitle('Me');
  const member = useMember();
  const { firstName, age, zipCode, profilePhotoUrl, plan } = member;
  const { data: children } = useChildren();
  const opensPlanner = useOpens('playdate planner');
  const menu = use(MemberMenuContext);
  if (!menu) throw new Error('The Me page stands within the shell of a member');
  return (
    <MeScreen
      {...menu}
      firstName={firstName ?? ''}
      age={age}
      zipCode={zipCode}
      face={photoOrInitial(profilePhotoUrl)}
      plan={plan}
      hasMoreToTell={optionalColumns.every((column) => member[column].length === 0)}
      planner={opensPlanner ? 'open' : 'locked'}
      kids={children?.length}
    />
  );
}
