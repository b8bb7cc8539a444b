import {
  accountsShareNothing,
  mailboxIsShared,
  notParted,
  partedAlready,
  secondAdministratorNeeded,
} from '@nestmates/domain/office/same-person/same-person.ts';
import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SellerNamed } from '../../market/orders/parted-sellers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import type { SharingAccountView } from './contract.ts';
import type { SharingAccount } from './ports.ts';

interface OtherAccount {
  readonly memberId?: MemberId | undefined;
  readonly saleOf?: OrderId | undefined;
  readonly text: string;
}

const shown = 50;

/** Accounts that owe what one of them owes, and the administrators' word that two of them are not the same person. */
export class SamePerson extends useCase(
  'sharingAccounts',
  'partedSellers',
  'moneyAuthority',
  'auditLog',
  'transaction',
  'clock',
  'twoApprovalsAbove',
) {
  async show(by: Pick<Caller, 'id'>, memberId: MemberId): Promise<readonly SharingAccountView[]> {
    return (await this.needs.sharingAccounts.of(memberId, shown)).map((account) => viewOf(account, by));
  }

  /** What is owed beyond the limit, a second administrator confirms. */
  part(by: Administrator, memberId: MemberId, other: OtherAccount): Promise<Confirmation> {
    const { partedSellers: sellers, clock, twoApprovalsAbove } = this.needs;
    return this.#change(by, memberId, other, async (account, ...two) => {
      if (account.byMailbox) throw mailboxIsShared();
      if (account.parting === 'parted') throw partedAlready();
      const isProposed = account.parting === 'proposed';
      if (isProposed && !mayConfirm(account, by)) throw secondAdministratorNeeded();
      const isSettled = isProposed || owedTogether(account) <= twoApprovalsAbove;
      await sellers.part(...two, { by: by.id, at: clock.now(), isSettled });
      return isSettled
        ? { action: 'person.parted', message: 'They are not the same person' }
        : { action: 'person.parting-proposed', message: 'Proposed: another administrator confirms it' };
    });
  }

  join(by: Administrator, memberId: MemberId, other: OtherAccount): Promise<Confirmation> {
    const { partedSellers: sellers, clock } = this.needs;
    return this.#change(by, memberId, other, async (account, ...two) => {
      if (account.parting === 'none') throw notParted();
      await sellers.join(...two, clock.now());
      return { action: 'person.joined', message: 'They are the same person' };
    });
  }

  async #change(
    by: Administrator,
    memberId: MemberId,
    { text, ...other }: OtherAccount,
    change: (
      account: SharingAccount,
      one: SellerNamed,
      other: SellerNamed,
    ) => Promise<{
      readonly action: 'person.parted' | 'person.parting-proposed' | 'person.joined';
      readonly message: string;
    }>,
  ): Promise<Confirmation> {
    const {
      sharingAccounts,
      partedSellers,
      moneyAuthority: authority,
      auditLog,
      transaction,
      clock,
    } = this.needs;
    const named = namedBy(other);
    if (!named) throw accountsShareNothing();
    return transaction.run(async () => {
      const at = clock.now();
      await partedSellers.lock({ memberId }, named, at);
      const accounts = await sharingAccounts.of(memberId, shown);
      const account = accounts.find((each) => isNamed(each, named));
      const proposer = account?.parting === 'proposed' ? account.proposedBy : null;
      await authority.requireForMembers(by, [
        memberId,
        other.memberId ?? null,
        proposer === by.id ? null : proposer,
      ]);
      if (!account) throw accountsShareNothing();
      const { action, message } = await change(account, { memberId }, named);
      for (const [about, whom] of auditedOf(memberId, named)) {
        const detail = `${whom}: ${text.trim()}`;
        await auditLog.add({ action, adminId: by.id, memberId: about, detail, at });
      }
      return { message };
    });
  }
}

function namedBy({ memberId, saleOf }: Omit<OtherAccount, 'text'>): SellerNamed | undefined {
  if (memberId !== undefined) return saleOf === undefined ? { memberId } : undefined;
  return saleOf === undefined ? undefined : { saleOf };
}

const isNamed = (account: SharingAccount, named: SellerNamed): boolean =>
  'memberId' in named ? account.memberId === named.memberId : account.saleOf === named.saleOf;

/** Each of the two that is there, with the other one. */
const auditedOf = (memberId: MemberId, named: SellerNamed): readonly (readonly [MemberId, string])[] =>
  'memberId' in named
    ? [
        [memberId, `Member ${named.memberId}`],
        [named.memberId, `Member ${memberId}`],
      ]
    : [[memberId, `The seller of order ${named.saleOf}, who has left`]];

/** No third account counts, so it is the same from whichever side the two are named. */
const owedTogether = ({ owedCents, ownCents }: SharingAccount): number => owedCents + ownCents;

const mayConfirm = ({ parting, proposedBy }: SharingAccount, { id }: Administrator): boolean =>
  parting === 'proposed' && proposedBy !== id;

const viewOf = (account: SharingAccount, by: Pick<Caller, 'id'>): SharingAccountView => {
  const { memberId, saleOf, firstName, lastName, byMailbox, byBank, owedCents, parting } = account;
  return {
    memberId,
    saleOf,
    firstName,
    lastName,
    shares: [...(byMailbox ? (['mailbox'] as const) : []), ...(byBank ? (['bank'] as const) : [])],
    owed: owedCents,
    parting,
    mayConfirm: mayConfirm(account, by),
  };
};
