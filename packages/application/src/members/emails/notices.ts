import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { PushNotifications } from '../notifications/push-notifications.ts';
import type { Email, Recipient } from './email.ts';
import type { Emails } from './emails.ts';

/** What tells members by e-mail and push notification needs. */
export interface NoticesDeps {
  readonly pushNotifications: Pick<PushNotifications, 'push'>;
  readonly emails: Pick<Emails, 'send'>;
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

/** Only the e-mail can be switched off: her browsers are told as long as she lets them. */
export async function sendAndPush<Ids, Facts extends Recipient>(
  { pushNotifications, emails }: Pick<NoticesDeps, 'pushNotifications' | 'emails'>,
  email: Pick<Email<Ids, unknown, Facts>, 'job' | 'words'>,
  { ids, facts, topic }: NoticeTo<NoInfer<Ids>, NoInfer<Facts>>,
): Promise<void> {
  const { subject: title, action } = email.words(facts);
  await pushNotifications.push(facts.memberId, { title, path: action.path, topic });
  await emails.send(email, ids);
}
