import type { Job, JobTiming } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mailer/mailer.ts';
import type { Quota } from '../../platform/shared/ports.ts';
import { tryConsume } from '../../platform/shared/try-consume.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { type Email, type EmailWords, notMeAction, type Recipient, type SafetyWords } from './email.ts';
import { emailPage, type SaidWords } from './email-page.ts';
import { renderEmail } from './render-email.ts';

interface Count {
  readonly what: string;
  readonly who: string;
  readonly quota: Quota | undefined;
}

/** Sends every e-mail of the product to a member. */
export class Emails extends useCase(
  'jobs',
  'notificationSettings',
  'rateLimiter',
  'mailer',
  'emailFaces',
  'notMeLinks',
  'notificationList',
  'pushNotifications',
  'clock',
  'publicUrl',
) {
  /** Runs in the current transaction, so that it is told if and only if the change is made. */
  send<Ids>({ job }: { readonly job: Job<Ids> }, ids: NoInfer<Ids>, timing?: JobTiming): Promise<void> {
    return this.needs.jobs.add(job, ids, timing);
  }

  /** Writes what a job has come for, and tells it as a notification. */
  async deliver<Ids extends object, Source, Facts extends Recipient>(
    email: Email<Ids, Source, Facts>,
    source: Source,
    ids: Ids,
  ): Promise<void> {
    const facts = await email.facts(source, ids, this.needs.clock.now());
    if (!facts) return;
    const { name } = email.job;
    // Each kind has limits of its own, so that many of one kind do not use up another.
    const subject = { what: `${name} about`, who: Object.values(ids).join(' '), quota: email.perSubject };
    const member = { what: name, who: String(facts.memberId), quota: email.perMember };
    const isNews = await this.#counted(subject, async () => {
      if (!(await this.#isWanted(email, facts))) return;
      await this.#counted(member, async () => this.needs.mailer.send(await this.#mailOf(email, facts)));
    });
    if (isNews) await this.#notify(email, facts, ids);
  }

  /** Does it if its quota allows it once more, and says so. What failed is not counted, and its job is tried again. */
  async #counted({ what, who, quota }: Count, send: () => Promise<void>): Promise<boolean> {
    const { rateLimiter } = this.needs;
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
    const { notificationList, pushNotifications } = this.needs;
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

  async #isWanted<Facts extends Recipient>(
    { setting, isUrgent }: Pick<Email<unknown, unknown, Facts>, 'setting' | 'isUrgent'>,
    facts: Facts,
  ): Promise<boolean> {
    if (setting === undefined || isUrgent?.(facts)) return true;
    return (await this.needs.notificationSettings.of(facts.memberId))[setting];
  }

  async #mailOf<Facts extends Recipient>(
    { words, setting, isUrgent }: Pick<Email<unknown, unknown, Facts>, 'words' | 'setting' | 'isUrgent'>,
    facts: Facts,
  ): Promise<Mail> {
    const face = await this.needs.emailFaces.of(facts);
    const said = await this.#wordsOf(words(facts), facts);
    const page = { ...said, recipient: facts, face, hasSetting: setting !== undefined && !isUrgent?.(facts) };
    return renderEmail(emailPage(this.needs.publicUrl(), page));
  }

  async #wordsOf(words: EmailWords | SafetyWords, recipient: Recipient): Promise<SaidWords> {
    const { action, closingAction, ...said } = words;
    const notMe = async () => notMeAction(await this.needs.notMeLinks.issue(recipient));
    if (action === 'not-me') return { ...said, action: await notMe() };
    return { ...said, action, closingPath: closingAction && (await notMe()).path };
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly emails: Emails;
  }
}
