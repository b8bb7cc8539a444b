import { type SharingAccountView, sharingShown } from '@nestmates/application/office/same-person/contract.ts';
import type { Parting, PartingWord } from '@nestmates/domain/office/same-person/same-person.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SectionUnready } from '../../../components/feedback/SectionUnready.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { dateText } from '../admin/moment-text.ts';
import styles from './AdminMembers.module.css';
import { fullName } from './member-text.ts';

export type MemberSharingState = Loadable<{ readonly accounts: readonly SharingAccountView[] }>;

interface MemberSharingProps {
  readonly state: MemberSharingState;
  /** Says whether the account is the same person, or refuses what was proposed of it. */
  onParting(account: SharingAccountView, word: PartingWord): void;
}

const sharedWords: Readonly<Record<SharingAccountView['shares'][number], string>> = {
  mailbox: 'mailbox',
  'former-mailbox': 'earlier mailbox',
  bank: 'bank account',
};

const sharedText = ({ shares }: SharingAccountView): string =>
  `Same ${shares.map((what) => sharedWords[what]).join(' and ')}`;

const owedText = ({ owed }: SharingAccountView): string =>
  owed > 0 ? `owes us ${dollars(owed)}` : 'owes us nothing';

type Words = readonly { readonly word: PartingWord; readonly label: string }[];

/** Two who read one mailbox are one person; a proposal is confirmed or refused by a second administrator. */
function buttonsOf({ shares, parting, mayConfirm }: SharingAccountView): Words {
  if (shares.includes('mailbox')) return [];
  const [part, join] = [{ word: 'part' }, { word: 'join' }] as const;
  switch (parting) {
    case 'none':
      return [{ ...part, label: 'Not the same person' }];
    case 'parted':
      return [{ ...join, label: 'The same person after all' }];
    case 'proposed':
      return mayConfirm
        ? [
            { ...part, label: 'Confirm: not the same person' },
            { ...join, label: 'Refuse' },
          ]
        : [{ ...join, label: 'Take the proposal back' }];
    case 'join-proposed':
      return mayConfirm
        ? [
            { ...join, label: 'Confirm: the same person' },
            { ...part, label: 'Refuse' },
          ]
        : [{ ...part, label: 'Take the proposal back' }];
  }
}

const badges: Readonly<Record<Exclude<Parting, 'none'>, string>> = {
  proposed: 'Proposed: not the same person',
  parted: 'Not the same person',
  'join-proposed': 'Proposed: the same person',
};

const nameOf = (account: SharingAccountView): string => fullName(account) ?? 'Without a name';

function Account({
  account,
  onParting,
}: Pick<MemberSharingProps, 'onParting'> & { readonly account: SharingAccountView }) {
  const { memberId, saleOf, parting, endsAt } = account;
  const name = memberId === null ? `Deleted account of order ${saleOf}` : nameOf(account);
  return (
    <li>
      <TextLink href={memberId === null ? `/admin/orders/${saleOf}` : `/admin/members/${memberId}`}>
        {name}
      </TextLink>
      <span className={styles.quiet}>{`${sharedText(account)}, ${owedText(account)}.`}</span>
      {parting !== 'none' && (
        <span>
          <Badge tone={parting === 'parted' ? 'plain' : 'brick'}>{badges[parting]}</Badge>
        </span>
      )}
      {endsAt !== null && <span className={styles.quiet}>{`It ends on ${dateText(endsAt)}.`}</span>}
      {buttonsOf(account).map(({ word, label }) => (
        <span key={word}>
          <Button
            look="outline"
            size="small"
            aria-label={`${label}: ${name}`}
            onClick={() => onParting(account, word)}
          >
            {label}
          </Button>
        </span>
      ))}
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
        What one of these owes is taken from the sales of all, and what they have undone counts together,
        except for those who are said not to be the same person.
      </p>
      <ul className={`${styles.sessions} ${styles.accounts}`}>
        {state.accounts.map((account) => (
          <Account
            key={account.memberId ?? `sale ${account.saleOf}`}
            account={account}
            onParting={onParting}
          />
        ))}
      </ul>
      {state.accounts.length >= sharingShown && (
        <p className={styles.quiet}>These are the first {sharingShown}.</p>
      )}
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
