import type { OwnCardView } from '@nestmates/application/together/sitter-cards/contract.ts';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { momentText } from './card-text.ts';
import styles from './SitterCardScreen.module.css';

/** Who has opened the card, and when. */
export function CardOpenings({ openings }: Pick<OwnCardView, 'openings'>) {
  return (
    <section className={styles.openings}>
      <SectionHeading>Who has opened it</SectionHeading>
      {openings.length === 0 ? (
        <p className={styles.note}>Nobody yet. Each time a sitter opens it, you read here who and when.</p>
      ) : (
        <>
          <LinkList label="Openings">
            {openings.map(({ at, user }) => (
              <LinkRow key={`${at} ${user?.id}`} note={momentText(at)}>
                {user?.firstName ?? 'Somebody you do not see any more'}
              </LinkRow>
            ))}
          </LinkList>
          <p className={styles.note}>Of the last 90 days.</p>
        </>
      )}
    </section>
  );
}
