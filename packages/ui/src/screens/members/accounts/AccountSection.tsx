import { createContext, type ReactNode, type Ref, use, useId } from 'react';
import styles from './AccountScreen.module.css';

/** The title of the page where it names the section, which then has no heading of its own. */
export const NamedByPageContext = createContext<string | undefined>(undefined);

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
  const nameOfPage = use(NamedByPageContext);
  const isNamedByPage = nameOfPage !== undefined;
  return (
    <section
      ref={ref}
      className={styles.section}
      tabIndex={ref ? -1 : undefined}
      data-named-by-page={isNamedByPage || undefined}
      {...(isNamedByPage ? { 'aria-label': nameOfPage } : { 'aria-labelledby': id })}
    >
      {(!isNamedByPage || lead) && (
        <div>
          {!isNamedByPage && (
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
