import type { PersonView } from '@nestmates/application/matching/person-view.ts';
import { Badge } from '../../../components/labels/Badge.tsx';
import { type Group, groupsOf } from '../../../components/people/person-text.ts';
import styles from './ProfileGroups.module.css';

const nothing = 'No data for now.';

function Words({ title, words }: Group) {
  return (
    <section>
      <h4 className={styles.title}>{title}</h4>
      {words.length === 0 ? (
        <p className={styles.nothing}>{nothing}</p>
      ) : (
        <ul className={styles.words}>
          {words.map((word) => (
            <li key={word}>
              <Badge tone="outline">{word}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** All that a member tells the others, in five groups. */
export function ProfileGroups({ person }: { readonly person: PersonView }) {
  const bio = person.bio?.trim();
  return (
    <div className={styles.groups}>
      <section>
        <h4 className={styles.title}>About Me</h4>
        <p className={bio ? styles.bio : styles.nothing}>{bio || nothing}</p>
      </section>
      {groupsOf(person).map((group) => (
        <Words key={group.title} {...group} />
      ))}
    </div>
  );
}
