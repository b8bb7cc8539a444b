import { childChip, type Gender } from '@nestmates/domain/members/children/child.ts';
import { labelOf } from '@nestmates/domain/members/profiles/options.ts';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import styles from './CardSoFar.module.css';

interface CardChild {
  readonly key: string;
  readonly gender: Gender | '';
  readonly age: number;
}

/** What the member has told so far. */
export interface CardFacts {
  readonly firstName: string;
  readonly age: string;
  readonly city: string;
  readonly zipCode: string;
  readonly parentingVibe?: readonly string[] | undefined;
  readonly availability?: readonly string[] | undefined;
  readonly children?: readonly CardChild[] | undefined;
}

/** “Tue, Thu, Sat”. */
const daysOf = (availability: readonly string[]) =>
  availability.map((slug) => labelOf('availability', slug).slice(0, 3)).join(', ');

/** The member's card, which grows out of the footer with each answer; nothing before there is a name. */
export function CardSoFar({ facts }: { readonly facts: CardFacts }) {
  const { firstName, age, city, zipCode, parentingVibe = [], availability = [], children = [] } = facts;
  if (firstName.trim() === '') return null;
  const place = [city, zipCode && `Zip ${zipCode}`].filter(Boolean).join(' · ');
  return (
    <section className={styles.card} aria-label="Your card so far">
      <div className={styles.head}>
        <div className={styles.face}>
          <Portrait name={firstName} face={photoOrInitial(null)} decorative />
        </div>
        <div className={styles.facts}>
          <p className={styles.small}>Your card so far</p>
          <p className={styles.name}>{[firstName, age].filter(Boolean).join(', ')}</p>
          {place !== '' && <p className={styles.small}>{place}</p>}
        </div>
      </div>
      {parentingVibe.length + availability.length > 0 && (
        <div className={styles.chips}>
          {parentingVibe.map((slug) => (
            <Badge key={slug}>{labelOf('parentingVibe', slug)}</Badge>
          ))}
          {availability.length > 0 && <Badge tone="moss">{daysOf(availability)}</Badge>}
        </div>
      )}
      {children.length > 0 && (
        <div className={styles.chips}>
          {children.flatMap(({ key, gender, age: old }) =>
            gender === ''
              ? []
              : [
                  <Badge key={key} tone="outline">
                    {childChip({ gender, age: old })}
                  </Badge>,
                ],
          )}
        </div>
      )}
    </section>
  );
}
