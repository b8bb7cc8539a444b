import type { StoreView } from '@nestmates/application/market/shops/contract.ts';
import { sellerProfilePath, storefrontPath } from '@nestmates/domain/market/listings/public-paths.ts';
import { Check, Circle, Eye, Share2, UserRound } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { LinkList, LinkRow } from '../../../../components/navigation/LinkList.tsx';
import { HiddenNotice } from '../../../platform/access/HiddenNotice.tsx';
import { RatingText } from '../../reviews/RatingText.tsx';
import { CopyLink, type CopyLinkProps } from '../parts/CopyLink.tsx';
import styles from './StoreTab.module.css';

export type StoreTabState = Loadable<{
  readonly store: StoreView;
  /** Null until the seller's shop has a name. */
  readonly shopName: string | null;
  readonly link: CopyLinkProps;
  /** Left out where the browser cannot share. */
  readonly onShare?: (() => void) | undefined;
  /** The payment provider's page is being opened. */
  readonly openingPayments: boolean;
  onSetUpPayments(): void;
}>;

type Ready = Extract<StoreTabState, { kind: 'ready' }>;
type Task = keyof StoreView['checklist'];

const tasks: readonly { readonly task: Task; readonly says: string; readonly href?: string }[] = [
  { task: 'profile', says: 'Name your shop and write a bio', href: '/seller/dashboard?tab=profile' },
  { task: 'photo', says: 'Add a photo of yourself', href: '/edit-profile' },
  { task: 'payments', says: 'Connect a payment account' },
  { task: 'listing', says: 'Put something on sale', href: '/marketplace/new' },
];

/** What is set up needs no list any more. */
const isToDo = ({ checklist }: StoreView): boolean => Object.values(checklist).includes(false);

function Checklist({ store, openingPayments, onSetUpPayments }: Ready) {
  const { checklist } = store;
  const next = tasks.find(({ task }) => !checklist[task]);
  return (
    <section className={styles.section}>
      <SectionHeading>Setup Checklist</SectionHeading>
      <LinkList label="Setup checklist">
        {tasks.map(({ task, says, href }) => {
          const isDone = checklist[task];
          const open = href === undefined ? { onClick: onSetUpPayments } : { href };
          return (
            <LinkRow
              key={task}
              {...(isDone ? {} : open)}
              lead={
                isDone ? <Check className={styles.done} aria-label="Done:" /> : <Circle aria-label="To do:" />
              }
            >
              {says}
            </LinkRow>
          );
        })}
      </LinkList>
      {next && (
        <div>
          {next.href === undefined ? (
            <Button pending={openingPayments} pendingLabel="Opening..." onClick={onSetUpPayments}>
              Complete Setup
            </Button>
          ) : (
            <LinkButton href={next.href}>Complete Setup</LinkButton>
          )}
        </div>
      )}
    </section>
  );
}

function Address({ shopName, link, onShare }: Ready) {
  if (shopName === null) {
    return <p className={styles.quiet}>Once your shop has a name, it has an address that you can share.</p>;
  }
  return (
    <>
      <CopyLink {...link} />
      <div className={styles.buttons}>
        <LinkButton look="outline" size="small" href={storefrontPath(shopName)} icon={<Eye aria-hidden />}>
          Preview
        </LinkButton>
        {onShare && (
          <Button look="outline" size="small" icon={<Share2 aria-hidden />} onClick={onShare}>
            Share
          </Button>
        )}
        <LinkButton
          look="outline"
          size="small"
          href={sellerProfilePath(shopName)}
          icon={<UserRound aria-hidden />}
        >
          View Profile
        </LinkButton>
      </div>
    </>
  );
}

function Figures({ store }: Pick<Ready, 'store'>) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Active listings</dt>
        <dd className={styles.figure}>{store.activeListings}</dd>
      </div>
      <div>
        <dt>Completed orders</dt>
        <dd className={styles.figure}>{store.completedOrders}</dd>
      </div>
      <div>
        <dt>Store rating</dt>
        <dd className={store.rating ? styles.figure : undefined}>
          {store.rating ? store.rating.average.toFixed(1) : <RatingText rating={null} />}
        </dd>
      </div>
    </dl>
  );
}

/** How the seller's store stands: its address, its figures, and what is left to do. */
export function StoreTab({ state }: { readonly state: StoreTabState }) {
  if (state.kind === 'failed') return <LoadError what="your store" onRetry={state.onRetry} />;
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your store">
        <div className={styles.shapes}>
          <Skeleton shape="heading" width="45%" />
          <Skeleton shape="button" />
          <Skeleton shape="picture" height="96px" />
          <Skeleton shape="picture" height="220px" />
        </div>
      </SkeletonGroup>
    );
  }
  const { store, shopName } = state;
  const isLive = store.connected && shopName !== null;
  return (
    <div className={styles.tab}>
      <section className={styles.section}>
        <div className={styles.name}>
          <SectionHeading>{shopName ?? 'Your store'}</SectionHeading>
          {!store.hidden && (
            <Badge tone={isLive ? 'moss' : 'ochre'}>{isLive ? 'Live' : 'Setup Required'}</Badge>
          )}
        </div>
        {store.hidden && <HiddenNotice hidden={store.hidden} />}
        <Address {...state} />
        <Figures store={store} />
      </section>
      {isToDo(store) && <Checklist {...state} />}
    </div>
  );
}
