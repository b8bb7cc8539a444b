import type { PersonView } from '@nestmates/application/members/people/person-view.ts';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { Stack } from '../../../../components/layout/Stack.tsx';
import { type ProfileTags, profileGroups } from '../../../members/people/person-text.ts';
import styles from './ProfileGroups.module.css';

const nothing = 'No data for now.';

function ProfileGroup({ title, tags }: ProfileTags) {
  return (
    <section>
      <h4 className={styles.title}>{title}</h4>
      {tags.length === 0 ? (
        <p className={styles.empty}>{nothing}</p>
      ) : (
        <Cluster as="ul" gap={2}>
          {tags.map((word) => (
            <li key={word}>
              <Badge tone="outline">{word}</Badge>
            </li>
          ))}
        </Cluster>
      )}
    </section>
  );
}

/** The public profile of a member in five groups. */
export function ProfileGroups({ person }: { readonly person: PersonView }) {
  const bio = person.bio?.trim();
  return (
    <Stack gap={4}>
      <section>
        <h4 className={styles.title}>About Me</h4>
        <p className={bio ? styles.bio : styles.empty}>{bio || nothing}</p>
      </section>
      {profileGroups(person).map((group) => (
        <ProfileGroup key={group.title} {...group} />
      ))}
    </Stack>
  );
}
