import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import type { MessageAction } from '@nestmates/ui/screens/friends/connections/MessageButton.tsx';
import type { MatchSheetProps } from '@nestmates/ui/screens/friends/matching/match/MatchSheet.tsx';
import { dismissToast, toast } from '@nestmates/ui/toasts/toast.ts';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMember } from '../../platform/session/session.ts';
import { connectedText } from '../connections/connected-text.ts';
import { useMessageAction } from '../connections/use-message-action.ts';

const importSheet = async () =>
  (await import('@nestmates/ui/screens/friends/matching/match/MatchSheet.tsx')).MatchSheet;

interface Moment {
  readonly card: CardView;
  readonly MatchSheet: ComponentType<MatchSheetProps>;
}

/** Shows each match in a sheet, or in a toast where the member has left the page or the sheet cannot be loaded. */
export function useMatchMoment(): {
  preload(): void;
  show(card: CardView): Promise<void>;
  readonly sheet: ReactNode;
} {
  const { plan, firstName, profilePhotoUrl } = useMember();
  const messageAction = useMessageAction();
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const onPage = useRef(false);
  useEffect(() => {
    onPage.current = true;
    return () => {
      onPage.current = false;
    };
  }, []);

  const show = async (card: CardView) => {
    const MatchSheet = await importWithStyles(importSheet).catch(() => undefined);
    if (MatchSheet && onPage.current) {
      // It would lie on the sheet.
      dismissToast();
      setMoments((all) => [...all, { card, MatchSheet }]);
      return;
    }
    toast({
      title: 'Connection Request Sent',
      description: `You've connected with ${card.user.firstName}! ${connectedText(plan)}`,
    });
  };

  const [moment] = moments;
  const onClose = () => setMoments((all) => all.slice(1));
  /** Closed first, because nothing beside an open sheet can be tapped, such as the link of the toast. */
  const messageFor = ({ user }: CardView): MessageAction => {
    const message = messageAction(user);
    if ('href' in message) return message;
    return {
      onLocked() {
        onClose();
        message.onLocked();
      },
    };
  };
  return {
    preload: () => void importWithStyles(importSheet).catch(() => undefined),
    show,
    sheet: moment && (
      <moment.MatchSheet
        key={moment.card.user.id}
        card={moment.card}
        me={{ firstName: firstName ?? '', profilePhotoUrl }}
        message={messageFor(moment.card)}
        description={connectedText(plan)}
        onClose={onClose}
      />
    ),
  };
}
