import { type ReactNode, type Ref, use } from 'react';
import type { BackTo } from '../navigation/BackLink.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import styles from './PageHeader.module.css';
import { ShellBarContext } from './shell-bar.ts';

export interface PageHeaderProps {
  /** The h1. Left out where the page's content has it: on a phone the header then shows the wordmark. */
  readonly title?: ReactNode;
  /** Stands on a phone in place of the wordmark, where there is no title. */
  readonly instead?: ReactNode;
  /** An h2 where what was opened from a list stands beside it, and has the h1. */
  readonly titleAs?: 'h1' | 'h2' | undefined;
  /** Given by a screen that moves the focus to the title. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly actions?: ReactNode;
  /** Page that this one leads back to, if it is not what the shell knows. */
  readonly back?: BackTo | undefined;
}

interface HeaderTitleProps {
  readonly as?: 'h1' | 'h2' | undefined;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** The title within a `HeaderBar`: small on a phone, large on a wide screen. */
export function HeaderTitle({ as: Title = 'h1', ref, children }: HeaderTitleProps) {
  return (
    <Title ref={ref} className={styles.title} tabIndex={ref ? -1 : undefined}>
      {children}
    </Title>
  );
}

/** The header of a page: its title and its actions. */
export function PageHeader({ title, titleAs, titleRef, instead, actions, back }: PageHeaderProps) {
  const shell = use(ShellBarContext);
  if (title) {
    return (
      <HeaderBar className={styles.header} back={back} actions={actions}>
        <HeaderTitle as={titleAs} ref={titleRef}>
          {title}
        </HeaderTitle>
      </HeaderBar>
    );
  }
  // A story has no shell.
  if (!shell && !actions) return null;
  return (
    <HeaderBar back={back} actions={actions && <div className={styles.phoneOnly}>{actions}</div>}>
      <div className={styles.phoneOnly} data-brand data-replaced={instead ? true : undefined}>
        <div className={styles.brand}>{shell?.brand}</div>
        {instead && <div className={styles.instead}>{instead}</div>}
      </div>
    </HeaderBar>
  );
}
