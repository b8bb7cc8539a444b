import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import { MeScreen } from '@nestmates/ui/screens/site/me/MeScreen.tsx';
import { useLogout } from '../../members/accounts/use-logout.ts';
import { useChildren } from '../../members/children/children-query.ts';
import { useFeedback } from '../../office/feedback/use-feedback.tsx';
import { useLockedToast } from '../../platform/access/use-locked-toast.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { useMenuItems } from '../../shell/use-menu-items.ts';

export default function MePage() {
  useTitle('Me');
  const { firstName, age, zipCode, profilePhotoUrl, plan } = useMember();
  const logout = useLogout();
  const { onFeedback, feedbackDialog } = useFeedback();
  return (
    <>
      <MeScreen
        firstName={firstName ?? ''}
        age={age}
        zipCode={zipCode}
        face={photoOrInitial(profilePhotoUrl)}
        plan={plan}
        kids={useChildren().data?.length}
        items={useMenuItems()}
        onLocked={useLockedToast()}
        onLogout={logout.run}
        onFeedback={onFeedback}
      />
      {feedbackDialog}
    </>
  );
}
