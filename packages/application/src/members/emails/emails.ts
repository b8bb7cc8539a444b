import type { Job, Jobs, JobTiming } from '../../platform/jobs/jobs.ts';
import type { Mail, Mailer } from '../../platform/mailer/mailer.ts';
import type { Clock, Quota, RateLimiter } from '../../platform/shared/ports.ts';
import { tryConsume } from '../../platform/shared/try-consume.ts';
import type { NotificationList } from '../notification-list/notification-list.ts';
import type { NotificationSettings } from '../notifications/ports.ts';
import type { PushNotifications } from '../notifications/push-notifications.ts';
import { type Email, type EmailWords, notMeAction, type Recipient, type SafetyWords } from './email.ts';
import { emailPage } from './email-page.ts';
import type { EmailFaces, NotMeLetters } from './ports.ts';
import { renderEmail } from './render-email.ts';

export interface EmailsDeps {
  readonly jobs: Jobs;
  readonly settings: Pick<NotificationSettings, 'of'>;
  readonly rateLimiter: RateLimiter;
  readonly mailer: Mailer;
  readonly faces: Pick<EmailFaces, 'of'>;
  readonly notMeLinks: NotMeLetters;
  readonly notificationList: Pick<NotificationList, 'tell'>;
  readonly pushNotifications: Pick<PushNotifications, 'push'>;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

type AnyEmail = Email<unknown, unknown, Recipient>;

interface Count {
  readonly what: string;
  readonly who: string;
  readonly quota: Quota | undefined;
}

/** Sends every e-mail of the product to a member. */
export class Emails {
  readonly #deps: EmailsDeps;
  constructor(deps: EmailsDeps) {
    this.#deps = deps;
  }

  /** In the current transaction, so that it is told if and only if the change is made. */
  send<Ids>({ job }: { readonly job: Job<Ids> }, ids: NoInfer<Ids>, timing?: JobTiming): Promise<void> {
    return this.#deps.jobs.add(job, ids, timing);
  }

  /** Writes what a job has come for, and tells it as a notification. */
  async deliver<Ids extends object, Source, Facts extends Recipient>(
    email: Email<Ids, Source, Facts>,
    source: Source,
    ids: Ids,
  ): Promise<void> {
    const facts = await email.facts(source, ids, this.#deps.clock.now());
    if (!facts) return;
    const { name } = email.job;
    // Each kind has limits of its own, so that many of one kind do not use up another.
    const subject = { what: `${name} about`, who: Object.values(ids).join(' '), quota: email.perSubject };
    const member = { what: name, who: String(facts.memberId), quota: email.perMember };
    const isNews = await this.#counted(subject, async () => {
      if (!(await this.#isWanted(email, facts))) return;
      await this.#counted(member, async () => this.#deps.mailer.send(await this.#mailOf(email, facts)));
    });
    if (isNews) await this.#notify(email, facts, ids);
  }

  /** Does it if its quota allows it once more, and says so. What failed is not counted, and its job is tried again. */
  async #counted({ what, who, quota }: Count, send: () => Promise<void>): Promise<boolean> {
    const { rateLimiter } = this.#deps;
    if (quota && !(await tryConsume(quota, rateLimiter, what, who))) return false;
    try {
      await send();
      return true;
    } catch (error) {
      if (quota) await rateLimiter.giveBack(what, who);
      throw error;
    }
  }

  async #notify<Ids, Facts extends Recipient>(
    { notification, words }: Pick<Email<Ids, unknown, Facts>, 'notification' | 'words'>,
    facts: Facts,
    ids: Ids,
  ): Promise<void> {
    if (!notification) return;
    const { notificationList, pushNotifications } = this.#deps;
    const { memberId, otherId = null } = facts;
    const { subject, action } = words(facts);
    // Whoever is in the account reads its notifications, too.
    if (action === 'not-me') return;
    const [topic, path] = [notification.topic(ids), action.path];
    const { kind, listedOnly } = notification;
    const moment = notification.moment?.(facts);
    await notificationList.tell({ memberId, kind, topic, otherId, sentence: subject, path, moment });
    if (!listedOnly) await pushNotifications.push(memberId, { title: subject, path, topic });
  }

  async #isWanted({ setting }: Pick<AnyEmail, 'setting'>, { memberId }: Recipient): Promise<boolean> {
    return setting === undefined || (await this.#deps.settings.of(memberId))[setting];
  }

  async #mailOf<Facts extends Recipient>(
    { words, setting }: Pick<Email<unknown, unknown, Facts>, 'words' | 'setting'>,
    facts: Facts,
  ): Promise<Mail> {
    const face = await this.#deps.faces.of(facts);
    const said = await this.#wordsOf(words(facts), facts);
    const page = { ...said, recipient: facts, face, hasSetting: setting !== undefined };
    return renderEmail(emailPage(this.#deps.publicUrl(), page));
  }

  async #wordsOf(words: EmailWords | SafetyWords, recipient: Recipient): Promise<EmailWords> {
    if (words.action !== 'not-me') return { ...words, action: words.action };
    const token = await this.#deps.notMeLinks.issue(recipient);
    return { ...words, action: notMeAction(token) };
  }
}
