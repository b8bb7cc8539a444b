import type * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { feedbackBody } from './contract.ts';

export class Feedback extends useCase('feedbackStore', 'clock') {
  async give(by: Caller, { category, message }: z.output<typeof feedbackBody>): Promise<Confirmation> {
    const { feedbackStore: store, clock } = this.needs;
    await store.add({ memberId: by.id, category, message, createdAt: clock.now() });
    return { message: 'Thanks for your feedback!' };
  }
}
