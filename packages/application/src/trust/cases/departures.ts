import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { outlivesAccount } from '@nestmates/domain/trust/cases/departure.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import { weigh } from '@nestmates/domain/trust/reports/weights.ts';
import { isLimitedByWeight } from '@nestmates/domain/trust/standing/own-side.ts';
import { type MailboxDigestsDeps, mailboxDigestsOf } from '../../members/restrictions/mailbox-digests.ts';
import type { Restrictions } from '../../members/restrictions/restrictions.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import { overBefore } from './evidence-keeper.ts';
import type { CaseStore, DepartureStore } from './ports.ts';
import type { ReportStore } from './report-ports.ts';

export interface DeparturesDeps extends MailboxDigestsDeps {
  readonly store: DepartureStore;
  readonly cases: Pick<CaseStore, 'unsettledOf' | 'eventsOf' | 'append' | 'lock' | 'openOf'>;
  readonly reports: Pick<ReportStore, 'openOf'>;
  readonly restrictions: Pick<Restrictions, 'impose'>;
  readonly members: { find(id: MemberId): Promise<Pick<Member, 'email'> | undefined> };
  readonly clock: Clock;
}

/** Deleting an account does not end an urgent or weighty case: it stays decidable, and finds whoever registers again. */
export class Departures {
  readonly #deps: DeparturesDeps;
  constructor(deps: DeparturesDeps) {
    this.#deps = deps;
  }

  /** In the transaction that deletes the account, before its cases are closed and what was reported is erased. */
  async leave(memberId: MemberId): Promise<void> {
    const { store, cases, reports, members, clock } = this.#deps;
    for (const current of await cases.unsettledOf(memberId)) {
      const open = await reports.openOf(current.id);
      const weight = { isUrgent: weigh(open).isUrgent, reportCount: open.length };
      if (!outlivesAccount(current, await cases.eventsOf(current.id), weight)) continue;
      const email = (await members.find(memberId))?.email;
      if (!email) continue;
      await cases.append(current, { type: 'left', byId: null, at: clock.now() });
      await store.depart(current.id, await mailboxDigestsOf(this.#deps, { email, memberId }));
    }
  }

  /** With the member locked, who has one of the mailboxes of these cases. One open case is about a member at a time. */
  async returned(memberId: MemberId, caseIds: readonly CaseId[]): Promise<void> {
    const { store, cases, restrictions, clock } = this.#deps;
    for (const id of caseIds) {
      const current = await cases.lock(id);
      if (!current || current.memberId !== null) continue;
      if (current.status === 'open' && (await cases.openOf(memberId))) continue;
      await store.returnTo(id, memberId);
      const theirs = { ...current, memberId };
      await cases.append(theirs, { type: 'returned', byId: null, at: clock.now() });
      if (!isLimitedByWeight(await cases.eventsOf(id))) continue;
      await restrictions.impose(memberId, { kind: 'limited', until: null }, 'weight');
    }
  }

  /** Once the last way to appeal has ended, nothing of them stays but that there was a case, and how it ended. */
  sweep(limit: number): Promise<number> {
    const { store, clock } = this.#deps;
    return store.sweep({ ...overBefore(clock.now()), limit });
  }
}
