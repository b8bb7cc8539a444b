import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { type Decision, removesThings, restrictionOf } from '@nestmates/domain/trust/cases/decision.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import { isHideable } from '@nestmates/domain/trust/reports/report.ts';
import { useCase } from '../../platform/wiring/use-case.ts';

/** Does what a decision says, at once and everywhere, and takes it back when it no longer stands. */
export class DecisionEffects extends useCase(
  'restrictions',
  'restrictionStore',
  'bannedAccounts',
  'restrictedMailboxes',
  'departureStore',
  'members',
) {
  /** What was done because of the weight of reports ends, since somebody has looked. */
  async apply(caseId: CaseId, memberId: MemberId, made: Decision): Promise<void> {
    const { id, decision, things, until } = made;
    const {
      restrictions,
      restrictionStore: hidden,
      members,
      bannedAccounts,
      restrictedMailboxes,
    } = this.needs;
    const by = { decisionId: id };
    if (removesThings(decision)) {
      const removed = things.filter(isHideable);
      await restrictions.hide(
        removed.map(({ kind, id: thingId }) => ({ kind, id: String(thingId), memberId })),
        by,
      );
    }
    const byWeight = (await hidden.hiddenOf(memberId)).filter(({ why }) => why === 'by-weight');
    await restrictions.show(byWeight, 'weight');
    await restrictions.lift(memberId, 'weight');
    const kind = restrictionOf(decision);
    if (kind) await restrictions.impose(memberId, { kind, until }, by);
    if (kind) await restrictedMailboxes.keep(memberId);
    const banned = kind === 'banned' && (await members.find(memberId));
    if (banned) await bannedAccounts.add(banned, id);
    // Those of the account that the case was about before the member has returned.
    await this.applyToDeparted(caseId, made);
  }

  /** A member has deleted the account: it holds against the mailboxes, for whoever registers again. */
  async applyToDeparted(caseId: CaseId, { id, decision, until }: Decision): Promise<void> {
    const { departureStore: departures, bannedAccounts, restrictedMailboxes } = this.needs;
    const kind = restrictionOf(decision);
    if (!kind) return;
    const digests = await departures.mailboxesOf(caseId);
    if (digests.length === 0) return;
    if (kind === 'banned') await bannedAccounts.addMailboxes(digests, id);
    else await restrictedMailboxes.keepFor(digests, [{ decisionId: id, kind, until }]);
  }

  async revertForDeparted(caseId: CaseId, { id, decision }: Decision): Promise<void> {
    const { departureStore: departures, bannedAccounts, restrictedMailboxes } = this.needs;
    if (restrictionOf(decision)) await restrictedMailboxes.release(id);
    if (restrictionOf(decision) !== 'banned') return;
    await bannedAccounts.release(id, await departures.mailboxesOf(caseId));
  }

  /** What cannot be brought back is done, or is being done. */
  isSettled(memberId: MemberId, { id }: Pick<Decision, 'id'>): Promise<boolean> {
    return this.needs.restrictions.isSettled(memberId, { decisionId: id });
  }

  async revert(caseId: CaseId, memberId: MemberId, made: Decision): Promise<void> {
    const { id, decision, things } = made;
    const {
      restrictions,
      members,
      bannedAccounts,
      restrictedMailboxes,
      departureStore: departures,
    } = this.needs;
    const by = { decisionId: id };
    await restrictions.show(
      things.map(({ kind, id: thingId }) => ({ kind, id: String(thingId) })),
      by,
    );
    if (restrictionOf(decision)) await restrictedMailboxes.release(id);
    if (restrictionOf(decision) !== 'banned') return;
    const member = await members.find(memberId);
    const own = member ? await bannedAccounts.namedMailboxesOf(member) : [];
    await bannedAccounts.release(id, [...own, ...(await departures.mailboxesOf(caseId))]);
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly decisionEffects: DecisionEffects;
  }
}
