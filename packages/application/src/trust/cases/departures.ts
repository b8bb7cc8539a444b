import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { decisionRule } from '@nestmates/domain/trust/cases/decision.ts';
import { isStillAppealable, outlivesAccount } from '@nestmates/domain/trust/cases/departure.ts';
import type { CaseId, TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import { weigh } from '@nestmates/domain/trust/reports/weights.ts';
import { meetByAccountsOf } from '../../members/restrictions/mailbox-accounts.ts';
import { type MailboxOwner, mailboxDigestsOf } from '../../members/restrictions/mailbox-digests.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { overBefore } from './evidence-keeper.ts';

/**
 * Deleting an account ends neither an urgent or weighty case, which stays decidable, nor one whose decision can still be
 * appealed. Both find whoever registers again.
 */
export class Departures extends useCase(
  'departureStore',
  'caseStore',
  'reportStore',
  'decisionStore',
  'caseRecord',
  'restrictedMailboxStore',
  'jobs',
  'members',
  'clock',
  'bannedEmails',
  'keyedDigests',
) {
  /** Runs in the transaction that deletes the account, before its cases are closed and what was reported is erased. */
  async leave(memberId: MemberId): Promise<void> {
    const { departureStore: store, caseStore: cases, members, clock } = this.needs;
    for (const current of await store.leftBehind(memberId)) {
      if (!(await this.#goesOn(current))) continue;
      const member = await members.find(memberId);
      if (!member) continue;
      await cases.append(current, { type: 'left', byId: null, at: clock.now() });
      const digests = await this.#keptUnder(member);
      await this.needs.restrictedMailboxStore.lock(digests);
      await store.depart(current.id, digests);
      await meetByAccountsOf(this.needs, digests, memberId);
    }
  }

  /** Keeps the case of an account that has shown no mailbox under what none has, so that nobody meets it. */
  async #keptUnder(member: MailboxOwner): Promise<readonly string[]> {
    const shown = await mailboxDigestsOf(this.needs, member);
    return shown.length > 0 ? shown : [await this.needs.keyedDigests.digest('account', String(member.id))];
  }

  async #goesOn(current: TrustCase): Promise<boolean> {
    const { caseStore: cases, reportStore: reports, decisionStore: decisions, clock } = this.needs;
    if (current.status !== 'open') {
      const decision = current.decisionId === null ? undefined : await decisions.find(current.decisionId);
      if (!decision) return false;
      return isStillAppealable(decision, await decisions.appealOf(decision.id), clock.now());
    }
    const open = await reports.openOf(current.id);
    const weight = { isUrgent: weigh(open).isUrgent, reportCount: open.length };
    return outlivesAccount(current, await cases.eventsOf(current.id), weight);
  }

  /**
   * Needs the member locked, who has one of the mailboxes of these cases. One that is open joins another about the
   * member.
   */
  async returned(memberId: MemberId, caseIds: readonly CaseId[]): Promise<readonly CaseId[]> {
    const { departureStore: store, caseStore: cases, caseRecord: record } = this.needs;
    const own: CaseId[] = [];
    for (const id of caseIds) {
      const current = await cases.lock(id);
      if (!current || current.memberId !== null) continue;
      const another = current.status === 'open' ? await cases.openOf(memberId) : undefined;
      const joined = another ? await record.join(another, id) : [];
      await store.returnTo(id, memberId);
      const returned = await record.addReturn({ ...current, memberId }, memberId, joined);
      if (another) await record.add(returned, ...joined);
      own.push(id);
    }
    return own;
  }

  /** Once the last way to appeal has ended, nothing of them stays but that there was a case, and how it ended. */
  sweep(limit: number): Promise<number> {
    const { departureStore: store, clock } = this.needs;
    const now = clock.now();
    const dismissedBefore = later(now, -decisionRule.undoWithin);
    return store.sweep({ ...overBefore(now), dismissedBefore, limit });
  }
}
