import { UserRound } from 'lucide-react';
import { RetryButton } from '../../components/actions/RetryButton.tsx';
import { Skeleton, Waiting } from '../../components/feedback/Skeleton.tsx';
import { ContentsList, ContentsRow } from '../../components/navigation/LinkList.tsx';
import styles from './ProfileCard.module.css';

export type ProfileCardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | { readonly kind: 'ready'; readonly zipCode: string | null; readonly kids: number };

const kidsInWords = (kids: number) => (kids === 1 ? '1 kid' : `${kids} kids`);

const summary = ({ zipCode, kids }: { zipCode: string | null; kids: number }) =>
  [zipCode, kidsInWords(kids)].filter(Boolean).join(', ');

/** Who she is here in a line, and the way to change it. */
export function ProfileCard({ state }: { readonly state: ProfileCardState }) {
  const lead = <UserRound aria-hidden />;
  return (
    <section className={styles.place} aria-label="Your profile" tabIndex={-1}>
      <ContentsList>
        {state.kind === 'loading' && (
          <ContentsRow lead={lead}>
            <Waiting label="Loading your profile">
              <Skeleton width="60%" />
            </Waiting>
          </ContentsRow>
        )}
        {state.kind === 'failed' && (
          <ContentsRow
            lead={lead}
            trailing={
              <RetryButton what="your profile" onRetry={state.onRetry}>
                Retry
              </RetryButton>
            }
          >
            Your profile was not loaded
          </ContentsRow>
        )}
        {state.kind === 'ready' && (
          <ContentsRow lead={lead} href="/edit-profile" note={summary(state)}>
            Edit Profile
          </ContentsRow>
        )}
      </ContentsList>
    </section>
  );
}
