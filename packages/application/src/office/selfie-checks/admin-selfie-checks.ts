import { sourceFile } from '@nestmates/domain/platform/photos/photo-sizes.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { checkDecided, decide, markOf } from '@nestmates/domain/trust/selfie-checks/deciding.ts';
import { wordsOfPose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import {
  isWaiting,
  type SelfieCheck,
  type SelfieCheckId,
  selfieCheckNotFound,
  selfieCheckRule,
} from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { nameOf } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { selfieCheckEmails } from '../../trust/selfie-checks/emails.ts';
import type { DecideCheckForm, OpenedCheckView, WaitingCheckView } from './contract.ts';
import type { CheckToLookAt, WaitingCheck, WaitsFrom } from './ports.ts';

type By = Pick<Caller, 'id'>;

const shownAtOnce = 50;

const viewOf = (check: WaitingCheck): WaitingCheckView => ({
  id: check.id,
  member: {
    id: check.memberId,
    firstName: nameOf(check),
    profilePhotoUrl: check.profilePhotoUrl,
    memberSince: check.memberSince.toISOString(),
  },
  poses: check.poses.map((name) => ({ name, words: wordsOfPose(name) })),
  sentAt: check.sentAt.toISOString(),
  isLookedAtAgain: check.status === 'approved',
  asks: check.asks,
});

/** What administrators see of selfie checks, and what they decide. */
export class AdminSelfieChecks extends useCase(
  'waitingChecks',
  'selfieCheckStore',
  'selfieRecords',
  'photoStore',
  'dataUrl',
  'members',
  'emails',
  'events',
  'auditLog',
  'selfieCheckPolicy',
  'transaction',
  'clock',
) {
  async list(): Promise<readonly WaitingCheckView[]> {
    this.#requireOffered();
    const { waitingChecks: queries } = this.needs;
    return (await queries.waiting({ ...this.#waitsFrom(), limit: shownAtOnce })).map(viewOf);
  }

  /** Every look is in the audit, before anything is seen. */
  async show(by: By, id: SelfieCheckId): Promise<OpenedCheckView> {
    this.#requireOffered();
    const { waitingChecks: queries, selfieRecords: records, photoStore: pictures } = this.needs;
    const { auditLog, dataUrl, clock } = this.needs;
    const found = await queries.find(id, this.#waitsFrom());
    const check = found?.waiting;
    if (!check) throw notWaiting(found);
    await auditLog.add({
      ...entryAbout(check, by, clock.now()),
      action: 'selfie-check.viewed',
      detail: `Check ${id}`,
    });
    const selfies: string[] = [];
    for (const name of await records.namesOf(id)) {
      const bytes = await pictures.read(name, sourceFile);
      if (bytes) selfies.push(dataUrl(bytes));
    }
    return { ...viewOf(check), selfies };
  }

  /** Whoever changes the checks of a member locks the member first, so that of two decisions one finds the other's. */
  decide(
    by: By,
    id: SelfieCheckId,
    { decision, words, profilePhotoUrl }: DecideCheckForm,
  ): Promise<Confirmation> {
    this.#requireOffered();
    const { selfieCheckStore: store, waitingChecks: queries, members, emails, events } = this.needs;
    const { auditLog, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const seen = await store.find(id);
      if (!seen) throw selfieCheckNotFound();
      const account = await members.lock(seen.memberId);
      const at = clock.now();
      const check = await store.find(id);
      if (!check || !isWaiting(check, account, at)) {
        throw notWaiting(await queries.find(id, this.#waitsFrom()));
      }
      const decided = decide(check, account, {
        decision,
        words: words || null,
        photoUrl: profilePhotoUrl,
        byId: by.id,
        at,
      });
      await store.save(check, decided);
      const mark = markOf(decided);
      if (mark) await store.mark(check.memberId, mark);
      await emails.send(selfieCheckEmails.decided, { checkId: id });
      await events.announce([check.memberId], { type: 'access' });
      await auditLog.add({
        ...entryAbout(check, by, at),
        action: 'selfie-check.decided',
        detail: words ? `Check ${id}: ${decided.status}. ${words}` : `Check ${id}: ${decided.status}`,
      });
      return { message: confirmations[decision] };
    });
  }

  #waitsFrom(): WaitsFrom {
    const now = this.needs.clock.now();
    return {
      decidedAfter: later(now, -selfieCheckRule.keptFor),
      asksSince: later(now, -selfieCheckRule.asksKeptFor),
    };
  }

  #requireOffered(): void {
    if (this.needs.selfieCheckPolicy === 'off') throw notFound();
  }
}

const notWaiting = (check: CheckToLookAt | undefined) =>
  check?.decidedAt ? checkDecided(check, check.decidedBy) : selfieCheckNotFound();

const confirmations: Readonly<Record<DecideCheckForm['decision'], string>> = {
  approve: 'Check approved',
  again: 'New selfies asked for',
  refuse: 'Check refused',
};

const entryAbout = ({ memberId }: Pick<SelfieCheck, 'memberId'>, by: By, at: Date) => ({
  adminId: by.id,
  memberId,
  at,
});
