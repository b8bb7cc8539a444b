import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { use, useId, useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { IconButton } from '../../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { HeaderBar } from '../../../../components/layout/HeaderBar.tsx';
import { HeaderTitle } from '../../../../components/layout/PageHeader.tsx';
import { ShellBarContext } from '../../../../components/layout/shell-bar.ts';
import { LoadMore, type MoreItems } from '../../../../components/navigation/LoadMore.tsx';
import { SegmentLinks } from '../../../../components/navigation/SegmentLinks.tsx';
import styles from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow.tsx';
import type { Conversation } from './conversation.ts';

export type ConversationListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  | {
      readonly kind: 'ready';
      readonly conversations: readonly Conversation[];
      readonly more?: MoreItems | undefined;
    };

export interface ConversationListProps {
  readonly state: ConversationListState;
  /** The page to find members, if it exists. */
  readonly browseHref?: string | undefined;
  readonly openId: number | undefined;
  readonly folded: boolean;
  readonly onFold: (folded: boolean) => void;
}

const withNameLike = (conversations: readonly Conversation[], words: string) => {
  const search = words.trim().toLocaleLowerCase();
  return conversations.filter(({ name }) => name.toLocaleLowerCase().includes(search));
};

export function ConversationList({ state, browseHref, openId, folded, onFold }: ConversationListProps) {
  const people = use(ShellBarContext)?.people;
  return (
    <section className={styles.list} data-folded={folded} aria-label="Connections">
      <HeaderBar
        className={styles.top}
        actions={
          <div className={styles.foldButton}>
            <IconButton
              label={folded ? 'Unfold the list' : 'Fold the list'}
              aria-expanded={!folded}
              icon={folded ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
              onClick={() => onFold(!folded)}
            />
          </div>
        }
      >
        <HeaderTitle as={openId === undefined ? 'h1' : 'h2'}>Messages</HeaderTitle>
      </HeaderBar>
      {people && (
        <div className={styles.people}>
          <SegmentLinks label="People" links={people} />
        </div>
      )}
      <Content state={state} browseHref={browseHref} openId={openId} folded={folded} />
    </section>
  );
}

function Content({ state, browseHref, openId, folded }: Omit<ConversationListProps, 'onFold'>) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your messages">
          <div className={styles.shapes}>
            {['62%', '48%', '70%', '55%', '64%'].map((width) => (
              <div key={width} className={styles.shape}>
                <Skeleton shape="circle" width="52px" height="52px" />
                <div>
                  <Skeleton width="40%" />
                  <Skeleton width={width} />
                </div>
              </div>
            ))}
          </div>
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p className={styles.failedTitle}>Failed to fetch messages</p>
          <p className={styles.hint}>Your connection may be gone for a moment.</p>
          <Button look="outline" size="small" onClick={state.onRetry}>
            Try again
          </Button>
        </div>
      );
    case 'ready':
      return state.conversations.length === 0 && !state.more ? (
        <div className={styles.empty}>
          <EmptyState
            scene="letter"
            title="Ready to connect?"
            action={browseHref && <LinkButton href={browseHref}>Browse Profiles</LinkButton>}
          >
            Once another mom accepts your request, you write to each other here.
          </EmptyState>
        </div>
      ) : (
        <SearchableList
          conversations={state.conversations}
          more={state.more}
          openId={openId}
          folded={folded}
        />
      );
  }
}

interface SearchableListProps {
  readonly conversations: readonly Conversation[];
  readonly more: MoreItems | undefined;
  readonly openId: number | undefined;
  readonly folded: boolean;
}

function SearchableList({ conversations, more, openId, folded }: SearchableListProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = folded ? conversations : withNameLike(conversations, search);
  return (
    <>
      <search className={styles.search}>
        <Search aria-hidden />
        <input
          id={id}
          type="search"
          className={styles.input}
          placeholder="Search connections"
          aria-label="Search connections"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </search>
      {found.length === 0 && !more ? (
        <p className={styles.noResults} role="status">
          None of your connections is called “{search.trim()}”.
        </p>
      ) : (
        <ul className={styles.rows}>
          {found.map((conversation) => (
            <ConversationRow
              key={conversation.userId}
              conversation={conversation}
              open={conversation.userId === openId}
              folded={folded}
            />
          ))}
        </ul>
      )}
      {/* The search covers only what is loaded; with few rows left the rest is loaded. */}
      <LoadMore more={more} itemName="connections" iconOnly={folded} />
    </>
  );
}
