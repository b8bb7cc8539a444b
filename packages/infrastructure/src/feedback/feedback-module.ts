import { Feedback } from '@nestmates/application/feedback/feedback.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { FeedbackRepository } from './feedback-repository.ts';

export const feedbackModule = new ContainerModule(({ bind }) => {
  bind(ports.feedbackStore).toResolvedValue(
    (transaction) => new FeedbackRepository(transaction),
    [KnexTransaction],
  );
  bind(Feedback).toResolvedValue(
    (store, clock) => new Feedback({ store, clock }),
    [ports.feedbackStore, ports.clock],
  );
});
