import { Package, Trash2 } from 'lucide-react';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { LinkList, LinkRow } from '../../../components/navigation/LinkList.tsx';
import { AlertDialog } from '../../../components/overlays/AlertDialog.tsx';
import type { DeletionState } from '../../members/accounts/DeleteAccount.tsx';
import styles from './StandingScreen.module.css';

export interface StandingWaysProps {
  /** "2", or "20+"; left out while unknown, and where there is none. */
  readonly openOrders?: string | undefined;
  readonly deletion: DeletionState;
}

/** What stays open to suspended and banned members, whose menu is closed. */
export function StandingWays({ openOrders, deletion }: StandingWaysProps) {
  const { kind, refusal, onAsk, onCancel, onConfirm } = deletion;
  return (
    <>
      <div className={styles.ways}>
        {refusal && (
          <Banner look="wrong" announced>
            {refusal}
          </Banner>
        )}
        <LinkList label="What stays open to you">
          <LinkRow
            href="/my-orders"
            lead={<Package aria-hidden />}
            trailing={openOrders && <span className={styles.count}>{openOrders}</span>}
          >
            Your open orders
          </LinkRow>
          <LinkRow onClick={onAsk} lead={<Trash2 aria-hidden />}>
            {kind === 'deleting' ? 'Deleting your account…' : 'Delete your account'}
          </LinkRow>
        </LinkList>
      </div>
      <AlertDialog
        open={kind === 'asking'}
        title="Are you absolutely sure?"
        description="This removes your profile, photos and connections. It cannot be undone."
        confirm="Yes, delete my account"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </>
  );
}
