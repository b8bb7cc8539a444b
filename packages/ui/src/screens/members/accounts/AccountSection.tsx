import { createContext, type ReactNode, type Ref, use, useId } from 'react';
import styles from './AccountScreen.module.css';

/** The title of the page around a section, which a section of the same name does not say again. */
export const PageTitleContext = createContext<string | undefined>(undefined);

interface AccountSectionProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly tone?: 'usual' | 'danger' | undefined;
  /** Makes the section focusable, for content that may disappear while it has the focus. */
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/** A section of the account's pages: on a wide screen its title is on the left and its content on the right. */
export function AccountSection({ title, lead, tone = 'usual', ref, children }: AccountSectionProps) {
  const id = useId();
  const isWholePage = use(PageTitleContext) === title;
  return (
    <section
      ref={ref}
      className={styles.section}
      tabIndex={ref ? -1 : undefined}
      data-whole-page={isWholePage || undefined}
      {...(isWholePage ? { 'aria-label': title } : { 'aria-labelledby': id })}
    >
      {(!isWholePage || lead) && (
        <div>
          {!isWholePage && (
            <h2 id={id} className={styles.heading} data-tone={tone}>
              {title}
            </h2>
          )}
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      )}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
