import type { SharingAccountView } from '@nestmates/application/office/same-person/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import styles from './AdminMembers.module.css';
import { fullName } from './member-text.ts';

export type MemberSharingState = Loadable<{ readonly accounts: readonly SharingAccountView[] }>;

interface MemberSharingProps {
  readonly state: MemberSharingState;
  /** Says that the account is not the same person, or takes that back. */
  onParting(account: SharingAccountView): void;
}

const sharedText = ({ shares }: SharingAccountView): string =>
  shares.length === 2
    ? 'Same mailbox and bank account'
    : shares.includes('mailbox')
      ? 'Same mailbox'
      : 'Same bank account';

const owedText = ({ owed }: SharingAccountView): string =>
  owed > 0 ? `owes us ${dollars(owed)}` : 'owes us nothing';

/** Two who read one mailbox are one person; a proposal is confirmed by a second administrator. */
function buttonOf({ shares, parting, mayConfirm }: SharingAccountView): string | undefined {
  if (shares.includes('mailbox')) return undefined;
  if (parting === 'parted') return 'The same person after all';
  if (parting === 'none') return 'Not the same person';
  return mayConfirm ? 'Confirm: not the same person' : 'Take the proposal back';
}

const nameOf = (account: SharingAccountView): string => fullName(account) ?? 'Without a name';

function Account({
  account,
  onParting,
}: Pick<MemberSharingProps, 'onParting'> & { readonly account: SharingAccountView }) {
  const { memberId, saleOf, parting } = account;
  const label = buttonOf(account);
  const name = memberId === null ? `Deleted account of order ${saleOf}` : nameOf(account);
  return (
    <li>
      <TextLink href={memberId === null ? `/admin/orders/${saleOf}` : `/admin/members/${memberId}`}>
        {name}
      </TextLink>
      <span className={styles.quiet}>{`${sharedText(account)}, ${owedText(account)}.`}</span>
      {parting !== 'none' && (
        <span>
          <Badge tone={parting === 'proposed' ? 'brick' : 'plain'}>
            {parting === 'proposed' ? 'Proposed: not the same person' : 'Not the same person'}
          </Badge>
        </span>
      )}
      {label && (
        <span>
          <Button
            look="outline"
            size="small"
            aria-label={`${label}: ${name}`}
            onClick={() => onParting(account)}
          >
            {label}
          </Button>
        </span>
      )}
    </li>
  );
}

function Accounts({ state, onParting }: MemberSharingProps) {
  if (state.kind !== 'ready') {
    return (
      <SectionUnready
        state={state}
        loading="Loading her other accounts"
        failed="Her other accounts were not loaded"
      />
    );
  }
  if (state.accounts.length === 0) {
    return <p className={styles.quiet}>No other account has her mailbox or bank account.</p>;
  }
  return (
    <>
      <p className={styles.quiet}>
        What one of these owes is taken from the sales of all, and what they have undone counts together.
      </p>
      <ul className={styles.sessions}>
        {state.accounts.map((account) => (
          <Account
            key={account.memberId ?? `sale ${account.saleOf}`}
            account={account}
            onParting={onParting}
          />
        ))}
      </ul>
    </>
  );
}

/** Other accounts, live and deleted, that are taken for the same person. */
export const MemberSharing = (props: MemberSharingProps) => (
  <section aria-label="Same person">
    <SectionHeading>Same person</SectionHeading>
    <Accounts {...props} />
  </section>
);
