import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { namedChildInSentence } from '../../members/people/person-text.ts';
import type { ChildOfSwap } from './CardsChoice.tsx';
import { NotKeptOffline } from './NotKeptOffline.tsx';
import { SitterCardForm, type SitterCardFormProps } from './SitterCardForm.tsx';
import styles from './SitterCardScreen.module.css';

interface ReadyCard extends SitterCardFormProps {
  readonly child: ChildOfSwap;
}

export type SitterCardScreenState =
  | Unready
  | { readonly kind: 'not-found' }
  | { readonly kind: 'offline'; onRetry(): void }
  | ReadyCard;

function Content({ state }: { readonly state: SitterCardScreenState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading the sitter card">
          <Stack gap={5}>
            <Skeleton shape="picture" height="96px" />
            <Skeleton shape="picture" height="96px" />
            <Skeleton shape="picture" height="96px" />
          </Stack>
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="the sitter card" onRetry={state.onRetry} />;
    case 'offline':
      return <NotKeptOffline onRetry={state.onRetry} />;
    case 'not-found':
      return (
        <EmptyState
          scene="lost"
          title="This child is not on your profile"
          action={<LinkButton href="/edit-profile">Back to Your Profile</LinkButton>}
        />
      );
    default:
      return (
        <>
          <p className={styles.lead}>
            {namedChildInSentence(state.child)}. Only you see this, and a sitter to whom you show it, with the
            name: from 24 hours before a swap until two hours after its end. We keep it encrypted.
          </p>
          <SitterCardForm {...state} />
        </>
      );
  }
}

/** The sitter card of one child, for its mother. */
export const SitterCardScreen = ({ state }: { readonly state: SitterCardScreenState }) => (
  <Page
    className={styles.page}
    title={
      <>
        Sitter <em>Card</em>
      </>
    }
  >
    <Content state={state} />
  </Page>
);
