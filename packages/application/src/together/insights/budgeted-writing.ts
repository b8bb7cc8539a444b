import { utcDay } from '@nestmates/domain/friends/matching/swipes.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { reserve, settle } from '@nestmates/domain/together/insights/ai-budget.ts';
import { aiUnavailable } from '@nestmates/domain/together/insights/insight.ts';
import { beingWritten } from '@nestmates/domain/together/insights/kept-insight.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Draft, TokenUse, WritingOutcome, WritingPurpose } from './ports.ts';

/** Longer than a provider is waited for; a reservation that is older belongs to a process that has died. */
const writingTakes = minutes(1);

/** One of two requests of a member for the same purpose reaches the provider. */
export interface WritingRequest<Text, Kept> extends WritingPurpose {
  readonly draft: Draft<Text>;
  /** Decides whether the text may be shown. */
  accept(outcome: WritingOutcome<Text>): WritingOutcome<Text>;
  /** Stores the text, in one transaction with what it cost. */
  keep(text: Text): Promise<Kept>;
}

const tokensOf = (use: TokenUse | undefined): number | undefined => use && use.input + use.output;

/** Has a text written within the budgets of the day. The provider is never called inside a transaction. */
export class BudgetedWriting extends useCase('reservations', 'aiBudget', 'alerts', 'transaction', 'clock') {
  /** Throws AI_UNAVAILABLE where no text came that may be shown. */
  async write<Text, Kept>(request: WritingRequest<Text, Kept>): Promise<Kept> {
    const { draft, accept, keep } = request;
    const { alerts, transaction } = this.needs;
    const settleWith = await this.#reserve(request, draft.maxTokens);
    const written = await draft.write();
    const outcome = accept(written);
    if (outcome.kind === 'written') {
      return transaction.run(async () => {
        await settleWith(written.use, true);
        return keep(outcome.text);
      });
    }
    await settleWith(written.use, false);
    const { reason, detail = '' } = outcome;
    alerts.raise('A text could not be written', { reason, detail });
    throw aiUnavailable();
  }

  /** What costs nothing needs no reservation. */
  async #reserve({ memberId, purpose }: WritingPurpose, maxTokens: number) {
    if (maxTokens === 0) return async () => {};
    const { reservations, aiBudget: budget, transaction, clock } = this.needs;
    const at = clock.now();
    const [id, reservation] = await transaction.run(async () => {
      await reservations.lock();
      const since = later(at, -writingTakes);
      const { isTaken, ...spending } = await reservations.look({ memberId, purpose, day: utcDay(at), since });
      if (isTaken) throw beingWritten();
      const open = reserve(budget, spending, { memberId, maxTokens, at });
      return [await reservations.add({ ...open, purpose, openedAt: at }), open] as const;
    });
    return (use: TokenUse | undefined, isWritten: boolean) =>
      reservations.settle(id, { ...settle(reservation, tokensOf(use)), isWritten });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly budgetedWriting: BudgetedWriting;
  }
}
