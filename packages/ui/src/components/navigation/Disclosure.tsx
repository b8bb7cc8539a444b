import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  readonly open: boolean;
  onToggle(): void;
  /** Content at the end of the line, before the chevron. */
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
}

/** A heading that expands and collapses its content. */
export function Disclosure({ title, level = 3, open, onToggle, trailing, children }: DisclosureProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <div className={styles.disclosure}>
      <Heading>
        <button
          type="button"
          className={styles.trigger}
          data-level={level}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <span className={styles.title}>{title}</span>
          {trailing}
          <ChevronDown className={styles.chevron} aria-hidden />
        </button>
      </Heading>
      {open && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
    </div>
  );
}
