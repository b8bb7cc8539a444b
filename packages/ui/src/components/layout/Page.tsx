import type { ReactNode, Ref } from 'react';
import styles from './Page.module.css';

export interface PageProps {
  /** Left out by a screen with a header of its own, which then uses `PageTitle`. */
  readonly title?: ReactNode;
  /** A button beside the title. */
  readonly action?: ReactNode;
  /** What the screen adds: gaps, columns, and `--page-width`, `--page-top` or `--page-end` where they differ. */
  readonly className?: string | undefined;
  /** Given by a screen that moves the focus to the page. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** What the screen focuses from code shows no focus ring. */
const focusTarget = (ref: unknown) => (ref ? styles.focusTarget : '');

/** The h1 of a page, for a header that holds more than that. */
export function PageTitle({
  ref,
  children,
}: Pick<PageProps, 'children'> & { ref?: Ref<HTMLHeadingElement> }) {
  return (
    <h1 ref={ref} className={`${styles.title} ${focusTarget(ref)}`} tabIndex={ref ? -1 : undefined}>
      {children}
    </h1>
  );
}

/** The outer layout of a page within the shell: its margins, its width and its title. */
export function Page({ title, action, className = '', ref, children }: PageProps) {
  const heading = title && <PageTitle>{title}</PageTitle>;
  return (
    <div
      ref={ref}
      className={`${styles.page} ${focusTarget(ref)} ${className}`}
      tabIndex={ref ? -1 : undefined}
    >
      {action ? (
        <header className={styles.header}>
          {heading}
          {action}
        </header>
      ) : (
        heading
      )}
      {children}
    </div>
  );
}
