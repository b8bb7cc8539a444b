import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { CaseEvent } from '@nestmates/domain/trust/cases/trust-case.ts';
import { isLimitedByWeight } from '@nestmates/domain/trust/standing/own-side.ts';
import type { Recipient } from '../../src/members/emails/email.ts';
import type { SharedLimit, SharedLimitStore } from '../../src/members/restrictions/shared-limit-ports.ts';
import type { MemoryCases } from './memory-cases.ts';
import type { MemoryDepartures } from './memory-departures.ts';
import type { MemoryRestrictedMailboxes } from './memory-restricted-mailboxes.ts';
import type { MemoryRestrictions } from './memory-restrictions.ts';

interface Stores {
  readonly cases: MemoryCases;
  readonly departures: MemoryDepartures;
  readonly mailboxes: Pick<MemoryRestrictedMailboxes, 'mailboxOf'>;
  readonly restrictions: MemoryRestrictions;
}

/** When the member is told. */
function limitToldAt(events: readonly CaseEvent[]): Date | undefined {
  const last = events.findLast((event) => event.type === 'limited' || event.type === 'returned');
  if (!last || !isLimitedByWeight(events)) return undefined;
  return (last.type === 'limited' || last.type === 'returned') && last.toldAt ? last.toldAt : last.at;
}

/** Limits by the weight of reports that hold for other accounts of a mailbox, in memory. */
export class MemorySharedLimits implements SharedLimitStore {
  readonly #stores: Stores;
  constructor(stores: Stores) {
    this.#stores = stores;
  }

  async mailboxesOf(caseId: number): Promise<readonly string[]> {
    const { cases, departures, mailboxes } = this.#stores;
    const memberId = (await cases.find(caseId))?.memberId;
    const own = memberId && (await mailboxes.mailboxOf(memberId));
    return [...(await departures.mailboxesOf(caseId)), ...(own ? [own] : [])].toSorted();
  }

  async membersOf(caseId: number): Promise<readonly MemberId[]> {
    return this.#stores.restrictions.limitedBy(caseId);
  }

  async endedOf(memberId: MemberId): Promise<readonly number[]> {
    const limiting = await this.#limiting();
    return this.#stores.restrictions
      .limitsOf(memberId)
      .filter((id) => !limiting.some(({ caseId }) => caseId === id));
  }

  async toldFirstAt(memberId: MemberId, toldAt: Date): Promise<Recipient | undefined> {
    const [first] = this.#stores.restrictions
      .sharedLimitsToldTo(memberId)
      .toSorted((one, other) => +one - +other);
    return +(first ?? 0) === +toldAt ? { memberId, to: '', firstName: null } : undefined;
  }

  async against(digest: string): Promise<readonly SharedLimit[]> {
    const found: SharedLimit[] = [];
    for (const limit of await this.#limiting()) {
      if ((await this.mailboxesOf(limit.caseId)).includes(digest)) found.push(limit);
    }
    return found;
  }

  async #limiting(): Promise<readonly SharedLimit[]> {
    const { cases } = this.#stores;
    const found: SharedLimit[] = [];
    for (const { id, memberId, status } of cases.kept.values()) {
      const toldAt = limitToldAt(await cases.eventsOf(id));
      if (status === 'open' && toldAt) found.push({ caseId: id, memberId, toldAt });
    }
    return found;
  }
}
