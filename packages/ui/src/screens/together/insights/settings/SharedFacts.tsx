import type { SharedView } from '@nestmates/application/together/insights/contract.ts';
import { type Author, authorLabels } from '@nestmates/domain/together/insights/insight.ts';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import styles from './SharedFacts.module.css';

export type SharedFactsState = Loadable<{ readonly shared: SharedView }>;

const whereItGoes: Readonly<Record<Author, string>> = {
  nestmates: 'Our own library of tips chooses by this. It stays with us.',
  ai: 'This is all that we tell the AI about you. No names, no e-mails, no zip codes, and nothing that others have written.',
};

const ofListings: Readonly<Record<Author, string>> = {
  nestmates:
    'The words of your title, and what similar things sold for here. Both stay with us, and your photos do, too.',
  ai: 'Only when you tap “Suggest the Rest”: the first photo, made smaller and without its time and place, and the title as you typed it. AI sees only what the photo shows and your title: best take one without your child in it. The price comes from what similar things sold for here.',
};

function Facts({ shared: { author, listingDraftsBy, facts, notes } }: { readonly shared: SharedView }) {
  return (
    <>
      <p className={styles.note}>
        {whereItGoes[author]} What it writes is marked “{authorLabels[author]}”.
      </p>
      <dl className={styles.facts}>
        {[...facts, ...notes].map(({ title, lines }) => (
          <div key={title} className={styles.group}>
            <dt className={styles.title}>{title}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
        <div className={styles.group}>
          <dt className={styles.title}>For a new listing</dt>
          <dd>{ofListings[listingDraftsBy]}</dd>
        </div>
      </dl>
    </>
  );
}

/** All that a writer learns of the member, in the words in which it does. */
export function SharedFacts({ state }: { readonly state: SharedFactsState }) {
  return (
    <section className={styles.section} aria-label="What we share">
      <SectionHeading>What we share</SectionHeading>
      {state.kind === 'loading' && (
        <SkeletonGroup label="Loading what we share">
          <Skeleton width="80%" />
          <Skeleton width="60%" />
          <Skeleton width="70%" />
        </SkeletonGroup>
      )}
      {state.kind === 'failed' && <LoadError what="what we share" onRetry={state.onRetry} />}
      {state.kind === 'ready' && <Facts shared={state.shared} />}
    </section>
  );
}
