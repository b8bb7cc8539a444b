import { MessageCircleOff } from 'lucide-react';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { dateText } from '../trust-dates.ts';
import styles from './MyReportsScreen.module.css';

export interface EndedConversation {
  readonly userId: number;
  readonly name: string;
  /** Time until which its messages can be reported. */
  readonly until: string;
  readonly href: string;
}

/** Members with whom this one was connected or wrote until one of the two ended it; both can still be reported. */
export function EndedConversations({ ended }: { readonly ended: readonly EndedConversation[] }) {
  if (ended.length === 0) return null;
  return (
    <section className={styles.ended} aria-label="Conversations that have ended">
      <SectionHeading>Conversations that have ended</SectionHeading>
      <p className={styles.lead}>Something in one of them was not right? You can still report it.</p>
      <LinkList>
        {ended.map(({ userId, name, until, href }) => (
          <LinkRow
            key={userId}
            href={href}
            lead={<MessageCircleOff aria-hidden />}
            note={`until ${dateText(until)}`}
          >
            {name}
          </LinkRow>
        ))}
      </LinkList>
    </section>
  );
}
