import { openProposalsSince, proposalEndsAt } from '@nestmates/domain/market/orders/decision-proposal.ts';
import type { AuditAction } from '@nestmates/domain/office/audit/audit.ts';
import {
  accountsShareNothing,
  mailboxIsShared,
  notParted,
  type Parting,
  type PartingWord,
  partedAlready,
  partingOf,
  secondAdministratorNeeded,
} from '@nestmates/domain/office/same-person/same-person.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { settleOrder } from '../../market/orders/order-changes.ts';
import type { SellerNamed } from '../../market/orders/parted-sellers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import { type SharingAccountView, sharingShown, type WaitingPartingView } from './contract.ts';
import { samePersonEmails } from './emails.ts';
import type { SharingAccount } from './ports.ts';

interface OtherAccount {
  readonly memberId?: MemberId | undefined;
  readonly saleOf?: OrderId | undefined;
  readonly text: string;
}

/** Two accounts that are locked. */
interface Two {
  readonly by: Administrator;
  readonly memberId: MemberId;
  readonly other: SellerNamed;
  readonly account: SharingAccount;
}

interface Said {
  readonly action: Extract<AuditAction, `person.${string}`>;
  readonly message: string;
}

/** What is said where it is so already, who has to carry it out, and how that reads. */
const words = {
  part: {
    isSo: ['parted', 'join-proposed'],
    proposed: 'proposed',
    opposite: 'join-proposed',
    error: partedAlready,
    done: { action: 'person.parted', message: 'They are not the same person' },
    audited: 'person.parting-proposed',
  },
  join: {
    isSo: ['none', 'proposed'],
    proposed: 'join-proposed',
    opposite: 'proposed',
    error: notParted,
    done: { action: 'person.joined', message: 'They are the same person' },
    audited: 'person.joining-proposed',
  },
} as const satisfies Record<
  PartingWord,
  {
    readonly isSo: readonly Parting[];
    readonly proposed: Parting;
    readonly opposite: Parting;
    readonly error: () => Error;
    readonly done: Said;
    readonly audited: Said['action'];
  }
>;

/** Accounts that owe what one of them owes, and the administrators' word that two of them are not the same person. */
export class SamePerson extends useCase(
  'sharingAccounts',
  'partedSellers',
  'partingProposals',
  'administratorStore',
  'moneyAuthority',
  'auditLog',
  'emails',
  'jobs',
  'transaction',
  'clock',
  'twoApprovalsAbove',
) {
  async show(by: Pick<Caller, 'id'>, memberId: MemberId): Promise<readonly SharingAccountView[]> {
    const accounts = await this.needs.sharingAccounts.of(memberId, this.#openSince(), sharingShown);
    return accounts.map((account) => viewOf(account, by));
  }

  async waiting(): Promise<readonly WaitingPartingView[]> {
    const open = await this.needs.partingProposals.open(this.#openSince(), sharingShown);
    return open.map(({ memberId, firstName, lastName, word, proposedAt }) => ({
      memberId,
      firstName,
      lastName,
      word,
      proposedAt: proposedAt.toISOString(),
      endsAt: proposalEndsAt({ proposedAt }).toISOString(),
    }));
  }

  /** Where it is about more than the limit, a second administrator confirms. */
  part(by: Administrator, memberId: MemberId, other: OtherAccount): Promise<Confirmation> {
    return this.#change(by, memberId, other, (two) => {
      if (two.account.byMailbox) throw mailboxIsShared();
      return this.#say('part', two);
    });
  }

  /** The same: what one owes is taken from the other again. */
  join(by: Administrator, memberId: MemberId, other: OtherAccount): Promise<Confirmation> {
    return this.#change(by, memberId, other, (two) => this.#say('join', two));
  }

  /** Whoever says what is so while the opposite is proposed, refuses that, or takes it back. */
  async #say(word: PartingWord, two: Two): Promise<Said> {
    const { partedSellers: sellers, partingProposals: proposals, clock, twoApprovalsAbove } = this.needs;
    const { by, memberId, other, account } = two;
    const { isSo, proposed, opposite, error, done } = words[word];
    const parting = partingIn(account);
    if (parting === opposite) {
      await proposals.end(memberId, other);
      return { action: 'person.proposal-refused', message: 'It is not proposed any more' };
    }
    if (isSo.some((one) => one === parting)) throw error();
    const isProposed = parting === proposed;
    if (isProposed && !mayConfirm(account, by)) throw secondAdministratorNeeded();
    if (!isProposed && (await sellers.moneyOf({ memberId }, other)) > twoApprovalsAbove)
      return this.#propose(word, two);
    if (word === 'join') await sellers.join({ memberId }, other);
    else await this.#settle(await sellers.part({ memberId }, other, clock.now()));
    await proposals.end(memberId, other);
    return done;
  }

  /** What was taken for somebody else is released to its own seller now. */
  async #settle(orders: readonly OrderId[]): Promise<void> {
    for (const orderId of orders)
      await this.needs.jobs.add(settleOrder, { orderId }, { key: `settle-order-${orderId}` });
  }

  async #propose(word: PartingWord, { by, memberId, other }: Two): Promise<Said> {
    const { partingProposals: proposals, administratorStore: administrators, emails, clock } = this.needs;
    await proposals.add(memberId, other, { word, proposedBy: by.id, proposedAt: clock.now() });
    for (const toId of await administrators.list()) {
      if (toId !== by.id) await emails.send(samePersonEmails.proposed, { toId, memberId, word, byId: by.id });
    }
    return { action: words[word].audited, message: 'Proposed: another administrator confirms it' };
  }

  async #change(
    by: Administrator,
    memberId: MemberId,
    { text, ...named }: OtherAccount,
    change: (two: Two) => Promise<Said>,
  ): Promise<Confirmation> {
    const {
      sharingAccounts,
      partedSellers,
      moneyAuthority: authority,
      auditLog,
      transaction,
      clock,
    } = this.needs;
    const other = namedBy(named);
    if (!other) throw accountsShareNothing();
    return transaction.run(async () => {
      const at = clock.now();
      await partedSellers.lock({ memberId }, other, at);
      const account = await sharingAccounts.find(memberId, other, this.#openSince());
      await authority.requireForMembers(by, [memberId, named.memberId ?? null]);
      if ('saleOf' in other) await authority.requireForSellerOf(by, other.saleOf);
      await authority.requireForProposer(by, account?.proposal?.proposedBy ?? null);
      if (!account) throw accountsShareNothing();
      const { action, message } = await change({ by, memberId, other, account });
      for (const [about, whom] of auditedOf(memberId, other)) {
        const detail = `${whom}: ${text.trim()}`;
        await auditLog.add({ action, adminId: by.id, memberId: about, detail, at });
      }
      return { message };
    });
  }

  #openSince = (): Date => openProposalsSince(this.needs.clock.now());
}

function namedBy({ memberId, saleOf }: Omit<OtherAccount, 'text'>): SellerNamed | undefined {
  if (memberId !== undefined) return saleOf === undefined ? { memberId } : undefined;
  return saleOf === undefined ? undefined : { saleOf };
}

/** Each of the two that is there, with the other one. */
const auditedOf = (memberId: MemberId, named: SellerNamed): readonly (readonly [MemberId, string])[] =>
  'memberId' in named
    ? [
        [memberId, `Member ${named.memberId}`],
        [named.memberId, `Member ${memberId}`],
      ]
    : [[memberId, `The seller of order ${named.saleOf}, who has left`]];

const partingIn = ({ isParted, proposal }: SharingAccount): Parting => partingOf(isParted, proposal?.word);

const mayConfirm = (account: SharingAccount, { id }: Administrator): boolean =>
  ['proposed', 'join-proposed'].includes(partingIn(account)) && account.proposal?.proposedBy !== id;

const viewOf = (account: SharingAccount, by: Pick<Caller, 'id'>): SharingAccountView => {
  const { memberId, saleOf, firstName, lastName, byMailbox, byFormerMailbox, byBank, owedCents, proposal } =
    account;
  return {
    memberId,
    saleOf,
    firstName,
    lastName,
    shares: [
      ...(byMailbox ? (['mailbox'] as const) : []),
      ...(byFormerMailbox ? (['former-mailbox'] as const) : []),
      ...(byBank ? (['bank'] as const) : []),
    ],
    owed: owedCents,
    parting: partingIn(account),
    mayConfirm: mayConfirm(account, by),
    endsAt: proposal && proposalEndsAt(proposal).toISOString(),
  };
};
