import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { Lock, MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { MatchReason } from '../../../../components/labels/MatchReason.tsx';
import { DialogActions } from '../../../../components/overlays/DialogActions.tsx';
import { Sheet } from '../../../../components/overlays/Sheet.tsx';
import { Portrait } from '../../../../components/people/Portrait.tsx';
import { Notch } from '../../../../components/pictures/Notch.tsx';
import { photoOrInitial } from '../../../../drawings/face.ts';
import { useAppearanceGuard } from '../../../../taps/use-appearance-guard.ts';
import type { MessageAction } from '../../connections/MessageButton.tsx';
import styles from './MatchSheet.module.css';

export interface MatchSheetProps {
  readonly card: CardView;
  /** The member. */
  readonly me: { readonly firstName: string; readonly profilePhotoUrl: string | null };
  readonly message: MessageAction;
  /** What the connection opens: "You can now message each other!" */
  readonly description: string;
  /** Keep browsing, Escape, or a tap beside the sheet. */
  onClose(): void;
}

function Portraits({ card: { user, compatibilityScore }, me }: Pick<MatchSheetProps, 'card' | 'me'>) {
  return (
    <div className={styles.plate}>
      <div className={styles.mine}>
        <Portrait name={me.firstName} face={photoOrInitial(me.profilePhotoUrl)} decorative eager />
      </div>
      <div className={styles.hers}>
        <Portrait name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} decorative eager>
          <Notch behind="plate">
            <span className={styles.score}>{compatibilityScore}</span>
          </Notch>
        </Portrait>
      </div>
    </div>
  );
}

/** The moment of a match: both portraits, the score and why. */
export function MatchSheet({ card, me, message, description, onClose }: MatchSheetProps) {
  const isIntended = useAppearanceGuard();
  const { user, scoreLabel, why } = card;
  const locked = !('href' in message);
  const guarded = (act?: () => void) => (event: MouseEvent) => {
    if (isIntended(event)) act?.();
    else event.preventDefault();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      picture={<Portraits card={card} me={me} />}
      kicker="Connection Request Sent"
      title={
        <>
          You've connected with <em>{user.firstName}!</em>
        </>
      }
      description={description}
    >
      <section className={styles.why}>
        <div className={styles.whyTitle}>
          <h3 className={styles.heading}>{why.length > 0 ? 'Why you match' : 'Your score'}</h3>
          <p className={styles.label} data-label={scoreLabel}>
            {scoreLabel}
          </p>
        </div>
        <ul>
          {why.map(({ part, words, strength }) => (
            <MatchReason key={part} strength={strength}>
              {words}
            </MatchReason>
          ))}
        </ul>
      </section>
      <DialogActions>
        {!locked && (
          <LinkButton href={message.href} icon={<MessageCircle aria-hidden />} onClick={guarded()}>
            Message
          </LinkButton>
        )}
        <Button look={locked ? 'main' : 'outline'} onClick={guarded(onClose)}>
          Keep browsing
        </Button>
        {locked && (
          <Button look="outline" icon={<Lock aria-hidden />} onClick={guarded(message.onLocked)}>
            Message
          </Button>
        )}
      </DialogActions>
    </Sheet>
  );
}
