import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useHandedOnFocus } from '../../focus/use-focus-parent-on-unmount.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './PromoCard.module.css';

export interface OfferProps {
  readonly title: ReactNode;
  /** Berry is a way to Premium; plain says that there is one. */
  readonly tone?: 'berry' | 'plain';
  /** Left out where it is what the page is about. */
  readonly onDismiss?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Something she may take up or send away. */
export function Offer({ title, tone = 'berry', onDismiss, children }: OfferProps) {
  const id = useId();
  const offer = useRef<HTMLElement>(null);
  useHandedOnFocus(offer);
  return (
    <section ref={offer} className={styles.offer} data-tone={tone} aria-labelledby={id}>
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
