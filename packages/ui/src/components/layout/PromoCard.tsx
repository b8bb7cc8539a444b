import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useFocusParentOnUnmount } from '../../focus/use-focus-parent-on-unmount.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './PromoCard.module.css';

export interface PromoCardProps {
  readonly title: ReactNode;
  /** Berry is a way to Premium; plain says that there is one. */
  readonly tone?: 'berry' | 'plain';
  /** Left out where it is what the page is about. */
  readonly onDismiss?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Something she may take up or send away. */
export function PromoCard({ title, tone = 'berry', onDismiss, children }: PromoCardProps) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useFocusParentOnUnmount(card);
  return (
    <section ref={card} className={styles.promo} data-tone={tone} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {onDismiss && (
          <IconButton
            id={`${id}-dismiss`}
            label="Dismiss"
            aria-labelledby={`${id}-dismiss ${id}`}
            icon={<X aria-hidden />}
            onClick={onDismiss}
          />
        )}
      </div>
      {children}
    </section>
  );
}
