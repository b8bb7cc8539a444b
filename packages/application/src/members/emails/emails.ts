import type { Job, Jobs } from '../../platform/jobs/jobs.ts';
import type { Mail, Mailer } from '../../platform/mailer/mailer.ts';
import type { Clock, Quota, RateLimiter } from '../../platform/shared/ports.ts';
import { tryConsume } from '../../platform/shared/try-consume.ts';
import type { NotificationSettings } from '../notifications/ports.ts';
import type { PushNotifications } from '../notifications/push-notifications.ts';
import type { Email, Recipient } from './email.ts';
import { renderEmail } from './render-email.ts';

export interface EmailsDeps {
  readonly jobs: Jobs;
  readonly settings: Pick<NotificationSettings, 'of'>;
  readonly rateLimiter: RateLimiter;
  readonly mailer: Mailer;
  readonly pushNotifications: Pick<PushNotifications, 'push'>;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

type AnyEmail = Email<unknown, unknown, Recipient>;

interface Count {
  readonly what: string;
  readonly who: string;
  readonly quota: Quota;
}

/** Sends every e-mail of the product to a member. */
export class Emails {
  readonly #deps: EmailsDeps;
  constructor(deps: EmailsDeps) {
    this.#deps = deps;
  }

  /** In the current transaction, so that the e-mail is sent if and only if the change that it tells is made. */
  send<Ids>({ job }: { readonly job: Job<Ids> }, ids: NoInfer<Ids>): Promise<void> {
    return this.#deps.jobs.add(job, ids);
  }

  /** Writes an e-mail whose job has come. What could not be sent was not counted, and its job is tried again. */
  async deliver<Ids extends object, Source, Facts extends Recipient>(
    email: Email<Ids, Source, Facts>,
    source: Source,
    ids: Ids,
  ): Promise<void> {
    const { rateLimiter, mailer, pushNotifications, clock } = this.#deps;
    const facts = await email.facts(source, ids, clock.now());
    if (!facts || !(await this.#isWanted(email, facts))) return;
    const counts = countsOf(email, email.job, facts, ids);
    for (const { what, who, quota } of counts) {
      if (!(await tryConsume(quota, rateLimiter, what, who))) return;
    }
    try {
      await mailer.send(this.#mailOf(email, facts));
    } catch (error) {
      for (const { what, who } of counts) await rateLimiter.giveBack(what, who);
      throw error;
    }
    const { subject, action } = email.words(facts);
    const topic = email.topic?.(ids);
    if (topic) await pushNotifications.push(facts.memberId, { title: subject, path: action.path, topic });
  }

  async #isWanted({ setting }: Pick<AnyEmail, 'setting'>, { memberId }: Recipient): Promise<boolean> {
    return setting === undefined || (await this.#deps.settings.of(memberId))[setting];
  }

  #mailOf<Facts extends Recipient>(
    { words, setting }: Pick<Email<unknown, unknown, Facts>, 'words' | 'setting'>,
    facts: Facts,
  ): Mail {
    const url = this.#deps.publicUrl();
    const { closing, action, paragraphs, subject } = words(facts);
    const page = {
      to: facts.to,
      subject,
      paragraphs: [facts.firstName ? `Hi ${facts.firstName},` : 'Hi,', ...paragraphs],
      action: { label: action.label, href: `${url}${action.path}` },
    };
    if (setting === undefined) return renderEmail({ ...page, closing });
    const switchOff = `${closing} You can switch it off in your account:`;
    return renderEmail({ ...page, closing: switchOff, closingHref: `${url}/account` });
  }
}

/** Each kind has limits of its own, so that many of one kind do not use up another. */
function countsOf(
  { perSubject, perMember }: Pick<AnyEmail, 'perSubject' | 'perMember'>,
  { name }: { readonly name: string },
  { memberId }: Recipient,
  ids: object,
): Count[] {
  const subject = Object.values(ids).join(' ');
  return [
    ...(perSubject ? [{ what: `${name} about`, who: subject, quota: perSubject }] : []),
    ...(perMember ? [{ what: name, who: String(memberId), quota: perMember }] : []),
  ];
}
