import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useFocusParentOnUnmount } from '../../focus/use-focus-parent-on-unmount.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './PromoCard.module.css';

export interface PromoCardProps {
  readonly title: ReactNode;
  /** Berry offers Premium; plain only mentions it; on the plate it is the one offer of the page, on a phone from edge to edge. */
  readonly tone?: 'berry' | 'plain' | 'plate';
  /** Left out where the offer is the subject of the page. */
  readonly onDismiss?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A promotion that can be dismissed. */
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
