import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Offer.module.css';

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
  return (
    <section className={styles.offer} data-tone={tone} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {onDismiss && <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />}
      </div>
      {children}
    </section>
  );
}
