import { Download, House, Landmark, Package, ShieldCheck, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { DeletionDialog } from '../../members/accounts/DeletionDialog.tsx';
import type { DeletionState } from '../../members/accounts/deletion-state.ts';
import { ScheduledDeletion } from '../../members/accounts/ScheduledDeletion.tsx';
import { ExportNews } from '../exports/ExportNews.tsx';
import type { ExportSectionState } from '../exports/ExportSection.tsx';
import styles from './StandingScreen.module.css';

/** Way of a member who has sold: the payment provider may ask for more before it pays. */
export interface PaymentWay {
  /** What the member has to know of the account. */
  readonly notices: ReactNode;
  /** Nothing is missing that money can be sent. */
  readonly isReady: boolean;
  /** The page of the payment provider is being opened. */
  readonly opening: boolean;
  onOpen(): void;
}

/** Plan that has begun, and that somebody follows by a link. */
export interface SharedWay {
  readonly id: number;
  readonly href: string;
  readonly what: 'swap' | 'playdate';
}

export interface StandingWaysProps {
  /** "2", or "20+"; left out while unknown, and where there is none. */
  readonly openOrders?: string | undefined;
  readonly sharedPlans?: readonly SharedWay[] | undefined;
  readonly payments?: PaymentWay | undefined;
  /** What the member pays for; nothing of somebody who pays for no plan. */
  readonly plan?: ReactNode;
  readonly data: ExportSectionState;
  readonly deletion: DeletionState;
}

function DataRow({ data }: Pick<StandingWaysProps, 'data'>) {
  if (data.kind === 'loading') return null;
  if (data.kind === 'failed') {
    return (
      <LinkRow onClick={data.onRetry} lead={<Download aria-hidden />} note="was not loaded, try again">
        Your data
      </LinkRow>
    );
  }
  const { link, asking, onAsk } = data;
  return link ? (
    <LinkRow href={link} download="nestmates-data.zip" lead={<Download aria-hidden />}>
      Download your data
    </LinkRow>
  ) : (
    <LinkRow onClick={onAsk} lead={<Download aria-hidden />}>
      {asking ? 'Asking for your data…' : 'Get your data'}
    </LinkRow>
  );
}

function PaymentsRow({ isReady, opening, onOpen }: PaymentWay) {
  const missing = isReady ? undefined : 'details are missing';
  return (
    <LinkRow onClick={onOpen} lead={<Landmark aria-hidden />} note={opening ? undefined : missing}>
      {opening ? 'Opening your payment account…' : 'Your payment account'}
    </LinkRow>
  );
}

const rows = ['orders', 'security', 'data', 'deletion'];

/** Shown until all rows are known: one that came later would move the deletion under a finger. */
export const StandingWaysSkeleton = () => (
  <SkeletonGroup label="Loading what stays open to you">
    <div className={styles.waiting}>
      {rows.map((row) => (
        <Skeleton key={row} width="60%" />
      ))}
    </div>
  </SkeletonGroup>
);

/** What stays open to suspended and banned members, whose menu is closed. */
export function StandingWays({
  openOrders,
  sharedPlans = [],
  payments,
  plan,
  data,
  deletion,
}: StandingWaysProps) {
  const { kind, refusal, scheduled, onAsk } = deletion;
  return (
    <>
      <div className={styles.ways}>
        {refusal && (
          <Banner look="wrong" announced>
            {refusal}
          </Banner>
        )}
        {scheduled && <ScheduledDeletion {...scheduled} />}
        {payments?.notices}
        {data.kind === 'ready' && <ExportNews newest={data.exports[0]} />}
        <LinkList label="What stays open to you">
          <LinkRow
            href="/my-orders"
            lead={<Package aria-hidden />}
            trailing={openOrders && <span className={styles.count}>{openOrders}</span>}
          >
            Your open orders
          </LinkRow>
          {sharedPlans.map(({ id, href, what }) => (
            <LinkRow
              key={id}
              href={href}
              lead={<House aria-hidden />}
              note={`for whoever follows your ${what}`}
            >
              Say that you are home safe
            </LinkRow>
          ))}
          {payments && <PaymentsRow {...payments} />}
          <LinkRow href="/account/security" lead={<ShieldCheck aria-hidden />}>
            Password and devices
          </LinkRow>
          <DataRow data={data} />
          {!scheduled && (
            <LinkRow onClick={onAsk} lead={<Trash2 aria-hidden />}>
              {kind === 'deleting' ? 'Deleting your account…' : 'Delete your account'}
            </LinkRow>
          )}
        </LinkList>
        {plan}
      </div>
      <DeletionDialog {...deletion} />
    </>
  );
}
