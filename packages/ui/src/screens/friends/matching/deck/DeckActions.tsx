import { Heart, UserRound, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import styles from './DeckActions.module.css';

interface DeckActionsProps {
  readonly disabled: boolean;
  onSkip?(event: MouseEvent): void;
  onProfile?(): void;
  onConnect?(event: MouseEvent): void;
}

interface SideActionProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly keys: string;
  readonly disabled: boolean;
  readonly onClick: ((event: MouseEvent) => void) | undefined;
}

const SideAction = ({ label, keys, ...button }: SideActionProps) => (
  <Button look="outline" aria-keyshortcuts={keys} {...button}>
    <span className={styles.label}>{label}</span>
  </Button>
);

/** The buttons below the stack, which do the same as swipes and arrow keys. */
export const DeckActions = ({ disabled, onSkip, onProfile, onConnect }: DeckActionsProps) => (
  <div className={styles.actions} data-bottom-bar data-deck-actions>
    <SideAction label="Skip" icon={<X aria-hidden />} keys="ArrowLeft" disabled={disabled} onClick={onSkip} />
    <SideAction
      label="Profile"
      icon={<UserRound aria-hidden />}
      keys="ArrowUp"
      disabled={disabled}
      onClick={onProfile}
    />
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
