import { Heart, UserRound, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import styles from './Deck.module.css';

interface DeckActionsProps {
  readonly disabled: boolean;
  onSkip?(event: MouseEvent): void;
  onProfile?(): void;
  onConnect?(event: MouseEvent): void;
}

/** The buttons below the stack, which do the same as swipes and arrow keys. */
export function DeckActions({ disabled, onSkip, onProfile, onConnect }: DeckActionsProps) {
  return (
    <div className={styles.actions} data-bottom-bar data-deck-actions>
      <Button
        look="outline"
        icon={<X aria-hidden />}
        disabled={disabled}
        aria-keyshortcuts="ArrowLeft"
        onClick={onSkip}
      >
        <span className={styles.label}>Skip</span>
      </Button>
      <Button
        look="outline"
        icon={<UserRound aria-hidden />}
        disabled={disabled}
        aria-keyshortcuts="ArrowUp"
        onClick={onProfile}
      >
        <span className={styles.label}>Profile</span>
      </Button>
      <Button
        icon={<Heart aria-hidden />}
        disabled={disabled}
        aria-keyshortcuts="ArrowRight"
        onClick={onConnect}
      >
        Connect
      </Button>
    </div>
  );
}
