import type { ReactNode, Ref } from 'react';
import styles from './Page.module.css';
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx';

export interface PageProps extends PageHeaderProps {
  /** What the screen adds: gaps, columns, and `--page-width` or `--page-end` where they differ. */
  readonly className?: string | undefined;
  /** Given by a screen that moves the focus to the page. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}

/** The outer layout of a page within the shell: its header, its margins and its width. */
export function Page({ className = '', ref, children, ...header }: PageProps) {
  return (
    <>
      <PageHeader {...header} />
      <div
        ref={ref}
        className={`${styles.page} ${ref ? styles.focusTarget : ''} ${className}`}
        tabIndex={ref ? -1 : undefined}
      >
        {children}
      </div>
    </>
  );
}
