import { HeartHandshake, Lock, MessageCircle } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import styles from './PeopleLinks.module.css';

export interface PeopleLinksProps {
  /** Open, locked for a Free member, or left out. */
  readonly messages: 'open' | 'none' | { onLocked(): void };
}

/** The links to messages and matches. */
export function PeopleLinks({ messages }: PeopleLinksProps) {
  return (
    <div className={styles.links}>
      {messages === 'open' && (
        <LinkButton look="quiet" href="/messages" icon={<MessageCircle aria-hidden />}>
          Messages
        </LinkButton>
      )}
      {typeof messages === 'object' && (
        <Button look="quiet" locked icon={<Lock aria-hidden />} onClick={messages.onLocked}>
          Messages
        </Button>
      )}
      <LinkButton look="quiet" href="/matches" icon={<HeartHandshake aria-hidden />}>
        Matches
      </LinkButton>
    </div>
  );
}
