import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import { useAppearanceGuard } from '../../taps/use-appearance-guard.ts';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { LinkButton } from '../actions/LinkButton.tsx';
import styles from './Moment.module.css';
import { MomentFrame } from './MomentFrame.tsx';

/** Leads to a page or does something, and closes the moment unless it stays to say what came of it. */
export interface MomentAction {
  readonly label: string;
  readonly stays?: { readonly pending: boolean; readonly pendingLabel: string } | undefined;
  readonly icon?: ReactNode;
  readonly href?: string | undefined;
  onAct?(): void;
}

export interface MomentProps {
  /** MomentPictures. */
  readonly picture: ReactNode;
  /** One phrase in `<em>`. */
  readonly title: ReactNode;
  readonly description: string;
  /** MomentFacts, or what can be sent at once. */
  readonly children?: ReactNode;
  /** The one action, on paper. */
  readonly main: MomentAction;
  readonly quiet: MomentAction;
  /** The cross, Escape, and before each action. */
  onClose(): void;
}

/**
 * What deserves the whole screen, once: a match, an agreed swap, money that has come. For a task use Dialog, and where
 * the page shows the result, nothing. Its code is large: import it when it is opened, and render it while it is open.
 */
export function Moment({ picture, title, description, children, main, quiet, onClose }: MomentProps) {
  const isIntended = useAppearanceGuard();
  /** A tap that was aimed at what was there before is ignored. */
  const guard = (event: MouseEvent) => {
    if (!isIntended(event)) event.preventDefault();
    return !event.defaultPrevented;
  };
  const action = (look: 'plate' | 'plate-quiet', { label, icon, href, onAct, stays }: MomentAction) => {
    const onClick = (event: MouseEvent) => {
      if (!guard(event)) return;
      if (!stays) onClose();
      onAct?.();
    };
    const common = { look, icon, wide: true, onClick } as const;
    return href === undefined ? (
      <Button {...common} {...stays}>
        {label}
      </Button>
    ) : (
      <LinkButton {...common} href={href}>
        {label}
      </LinkButton>
    );
  };
  return (
    <MomentFrame ground="plate" onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.close}>
          <Primitive.Close asChild onClick={guard}>
            <IconButton label="Close" icon={<X aria-hidden />} />
          </Primitive.Close>
        </div>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.text}>
          <Primitive.Title className={styles.title}>{title}</Primitive.Title>
          <Primitive.Description className={styles.description}>{description}</Primitive.Description>
          {children}
        </div>
        <div className={styles.actions}>
          {action('plate', main)}
          {action('plate-quiet', quiet)}
        </div>
      </div>
    </MomentFrame>
  );
}
