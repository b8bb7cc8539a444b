import type { ConnectionView } from '@nestmates/application/friends/connections/contract.ts';
import { Link } from '../../../components/actions/Link.tsx';
import { nameAndAge } from '../../members/people/person-text.ts';
import styles from './MatchEntry.module.css';
import { MatchRow } from './MatchRow.tsx';

interface MatchLinkProps {
  readonly match: ConnectionView;
  readonly now: Date;
  /** Their page stands beside the list. */
  readonly current: boolean;
}

/** A connection in a list beside the page of a person: a row that leads there. */
export function MatchLink({ match, now, current }: MatchLinkProps) {
  const { user } = match;
  return (
    <article className={styles.entry} aria-label={nameAndAge(user)} data-current={current}>
      <MatchRow match={match} now={now}>
        <Link
          className={styles.toggle}
          href={`/people/${user.id}`}
          aria-current={current ? 'page' : undefined}
        >
          {nameAndAge(user)}
        </Link>
      </MatchRow>
    </article>
  );
}
