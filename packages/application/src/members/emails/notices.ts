import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { PushNotifications } from '../notifications/push-notifications.ts';
import type { Letter, Recipient } from './letter.ts';
import type { Letters } from './letters.ts';

/** What tells members by letter and push notification needs. */
export interface NoticesDeps {
  readonly pushNotifications: Pick<PushNotifications, 'push'>;
  readonly letters: Pick<Letters, 'send'>;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

interface NoticeTo<Ids, Facts> {
  readonly ids: Ids;
  readonly facts: Facts;
  /** A notification replaces an earlier one with the same topic. */
  readonly topic: string;
}

/** Only the letter can be switched off: her browsers are told as long as she lets them. */
export async function sendAndPush<Ids, Facts extends Recipient>(
  { pushNotifications, letters }: Pick<NoticesDeps, 'pushNotifications' | 'letters'>,
  letter: Pick<Letter<Ids, unknown, Facts>, 'job' | 'words'>,
  { ids, facts, topic }: NoticeTo<NoInfer<Ids>, NoInfer<Facts>>,
): Promise<void> {
  const { subject: title, action } = letter.words(facts);
  await pushNotifications.push(facts.memberId, { title, path: action.path, topic });
  await letters.send(letter, ids);
}
