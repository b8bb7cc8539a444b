import { UserRound } from 'lucide-react';
import { RetryButton } from '../../../components/actions/RetryButton.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import styles from './ProfileCard.module.css';

export type ProfileCardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | { readonly kind: 'ready'; readonly zipCode: string | null; readonly kids: number };

const kidsInWords = (kids: number) => (kids === 1 ? '1 kid' : `${kids} kids`);

const summary = ({ zipCode, kids }: { zipCode: string | null; kids: number }) =>
  [zipCode, kidsInWords(kids)].filter(Boolean).join(', ');

/** Zip code and number of children, with a link to edit the profile. */
export function ProfileCard({ state }: { readonly state: ProfileCardState }) {
  const lead = <UserRound aria-hidden />;
  return (
    <section className={styles.section} aria-label="Your profile" tabIndex={-1}>
      <LinkList>
        {state.kind === 'loading' && (
          <LinkRow lead={lead}>
            <SkeletonGroup label="Loading your profile">
              <Skeleton width="60%" />
            </SkeletonGroup>
          </LinkRow>
        )}
        {state.kind === 'failed' && (
          <LinkRow
            lead={lead}
            trailing={
              <RetryButton what="your profile" onRetry={state.onRetry}>
                Retry
              </RetryButton>
            }
          >
            Your profile was not loaded
          </LinkRow>
        )}
        {state.kind === 'ready' && (
          <LinkRow lead={lead} href="/edit-profile" note={summary(state)}>
            Edit Profile
          </LinkRow>
        )}
      </LinkList>
    </section>
  );
}
