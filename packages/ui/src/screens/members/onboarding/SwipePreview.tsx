import { type Child, childChip } from '@nestmates/domain/members/children/child.ts';
import { familyInterests } from '@nestmates/domain/members/children/preferences.ts';
import { labelOf, type ProfileColumn } from '@nestmates/domain/members/profiles/options.ts';
import { Heart, X } from 'lucide-react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { ChildrenLoadError } from '../profiles/ChildrenLoadError.tsx';
import styles from './SwipePreview.module.css';

export interface PreviewFacts {
  readonly firstName: string;
  readonly age: number | null;
  readonly zipCode: string | null;
  readonly parentingVibe: readonly string[];
  readonly availability: readonly string[];
  readonly lookingFor: readonly string[];
  readonly children: readonly (Child & { readonly id: number })[];
}

const labels = (column: ProfileColumn, slugs: readonly string[]) =>
  slugs.map((slug) => labelOf(column, slug));

function Line({ title, words }: { readonly title: string; readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className={styles.line}>
      <dt>{title}</dt>
      <dd>{words.join(', ')}</dd>
    </div>
  );
}

interface SwipePreviewProps {
  readonly facts: PreviewFacts;
  readonly photoUrl: string | null;
  readonly bio: string;
  /** Given when the member's children could not be loaded. */
  readonly onRetryChildren?: (() => void) | undefined;
}

/** The member's card as other members see it; its buttons do nothing here. */
export function SwipePreview({ facts, photoUrl, bio, onRetryChildren }: SwipePreviewProps) {
  const { firstName, age, zipCode, parentingVibe, availability, lookingFor, children } = facts;
  return (
    <section className={styles.preview} tabIndex={-1}>
      <SectionHeading>Swipe Profile Preview</SectionHeading>
      <Card raised label="Swipe Profile Preview">
        <div className={styles.card}>
          <div className={styles.face}>
            <Portrait name={firstName} face={photoOrInitial(photoUrl)} decorative />
          </div>
          <div className={styles.text}>
            <h3 className={styles.name}>{[firstName, age].filter(Boolean).join(', ')}</h3>
            {zipCode && <p className={styles.zip}>Zip {zipCode}</p>}
            {onRetryChildren && <ChildrenLoadError onRetry={onRetryChildren} />}
            {children.length > 0 && (
              <ul className={styles.children}>
                {children.map((child) => (
                  <li key={child.id}>
                    <Badge>{childChip(child)}</Badge>
                  </li>
                ))}
              </ul>
            )}
            {bio.trim() !== '' && <p className={styles.bio}>{bio}</p>}
            <dl>
              <Line title="Parenting vibe" words={labels('parentingVibe', parentingVibe)} />
              <Line title="Family interests" words={familyInterests(children)} />
              <Line title="Availability" words={labels('availability', availability)} />
              <Line title="Looking for" words={labels('lookingFor', lookingFor)} />
            </dl>
          </div>
          <div className={styles.actions}>
            <IconButton label="Pass" look="outline" icon={<X aria-hidden />} />
            <IconButton label="Like" look="main" icon={<Heart aria-hidden />} />
          </div>
        </div>
      </Card>
    </section>
  );
}
