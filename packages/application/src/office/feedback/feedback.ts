import type * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { feedbackBody } from './contract.ts';
import type { FeedbackStore } from './ports.ts';

export interface FeedbackDeps {
  readonly store: Pick<FeedbackStore, 'add'>;
  readonly clock: Clock;
}

export class Feedback {
  readonly #deps: FeedbackDeps;
  constructor(deps: FeedbackDeps) {
    this.#deps = deps;
  }

  async give(by: Caller, { category, message }: z.output<typeof feedbackBody>): Promise<Confirmation> {
    const { store, clock } = this.#deps;
    await store.add({ memberId: by.id, category, message, createdAt: clock.now() });
    return { message: 'Thanks for your feedback!' };
  }
}
