import { Link } from '../../../components/actions/Link.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { Notch } from '../../../components/pictures/Notch.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import styles from './Rail.module.css';

export interface NearbyMother {
  readonly id: number;
  readonly firstName: string;
  readonly age: number | null;
  readonly profilePhotoUrl: string | null;
  readonly score: number;
  /** "Within 5 km" */
  readonly distance: string;
  /** Why the two match, in a few words. */
  readonly reason?: string | undefined;
}

/** Undefined while they are looked for. */
export function NewNearYou({ people }: { readonly people: readonly NearbyMother[] | undefined }) {
  if (people?.length === 0) return null;
  return (
    <section aria-label="New near you">
      <SectionHeading action={<TextLink href="/browse">Browse</TextLink>}>New near you</SectionHeading>
      <ul className={styles.rail}>
        {people?.map(({ id, firstName, age, profilePhotoUrl, score, distance }) => (
          <li key={id}>
            <Link className={styles.entry} href={`/people/${id}`}>
              <Portrait name={firstName} face={photoOrInitial(profilePhotoUrl)} size="card" decorative>
                <Notch size="small">{score}</Notch>
              </Portrait>
              <span className={styles.title}>{age === null ? firstName : `${firstName}, ${age}`}</span>{' '}
              <span className={styles.note}>{distance}</span>
            </Link>
          </li>
        )) ??
          ['a', 'b', 'c', 'd'].map((key) => (
            <li key={key} className={styles.entry} aria-hidden="true">
              <span className={styles.frame}>
                <Skeleton shape="picture" width="100%" height="100%" />
              </span>
              <Skeleton width="70%" />
              <Skeleton width="90%" />
            </li>
          ))}
      </ul>
    </section>
  );
}
