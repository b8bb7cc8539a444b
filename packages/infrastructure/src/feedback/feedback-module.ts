import { Feedback } from '@nestmates/application/feedback/feedback.ts';
import { ContainerModule } from 'inversify';
import { KnexTransaction } from '../database/transaction.ts';
import { ports } from '../tokens.ts';
import { SqlFeedback } from './sql-feedback.ts';

export const feedbackModule = new ContainerModule(({ bind }) => {
  bind(ports.feedbackStore).toResolvedValue((transaction) => new SqlFeedback(transaction), [KnexTransaction]);
  bind(Feedback).toResolvedValue(
    (store, clock) => new Feedback({ store, clock }),
    [ports.feedbackStore, ports.clock],
  );
});
