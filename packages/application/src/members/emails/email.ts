import type { MomentKind, NotificationKind } from '@nestmates/domain/members/notifications/notification.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Quota } from '../../platform/shared/ports.ts';
import type { Settings } from '../notification-settings/contract.ts';

/** Whom an e-mail goes to. What its words need is read along with it. */
export interface Recipient {
  readonly memberId: MemberId;
  readonly to: string;
  readonly firstName: string | null;
  /** Another member whom it is about. */
  readonly otherId?: MemberId | null;
}

/** What an e-mail tells is told as a notification, too: its subject, which leads where its button leads. */
export interface ToldBeside<Ids, Facts> {
  readonly kind: NotificationKind;
  /** It replaces an earlier one with the same topic. */
  readonly topic: (ids: Ids) => string;
  /** Appears in the member's list alone; others are pushed to the member's browsers as well. */
  readonly listedOnly?: boolean;
  /** What it is the moment of, if anything. */
  moment?(facts: Facts): MomentKind | undefined;
}

export interface EmailAction {
  readonly label: string;
  readonly path: string;
}

/** What an e-mail says after its greeting: a few sentences, one action and a closing. */
export interface EmailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: EmailAction;
  readonly closing: string;
  /** Adds the link “This was not me” after the closing of an e-mail that leads elsewhere and warns as well. */
  readonly closingAction?: 'not-me';
}

export const notMeAction = (token: string): EmailAction => ({
  label: 'This was not me',
  path: `/not-me?token=${token}`,
});

/** What warns of somebody else at the account: its action is the link “This was not me”. */
export type SafetyWords = Omit<EmailWords, 'action'> & { readonly action: 'not-me' };

/** A kind of e-mail. A feature has its kinds in its `emails.ts`; `Emails` sends them all. */
export interface Email<Ids, Source, Facts extends Recipient> {
  /** Its payload has ids only: the rest may change before the e-mail is written. */
  readonly job: Job<Ids>;
  /** Reads whom it goes to and what it tells; undefined when there is nothing to tell any more. */
  facts(source: Source, ids: Ids, now: Date): Promise<Facts | undefined>;
  /** How often at most a member is told about one thing, by e-mail and by push. */
  readonly perSubject?: Quota;
  /** How often at most a member gets the e-mail. */
  readonly perMember?: Quota;
  readonly notification?: ToldBeside<Ids, Facts>;
  /** Setting with which a member switches the e-mail off, but not the notification; its closing then says where. */
  readonly setting?: keyof Settings;
  /** Goes to whoever has switched its kind off as well: it is about somebody's safety. */
  isUrgent?(facts: Facts): boolean;
  words(facts: Facts): EmailWords | SafetyWords;
}

/** Only infers the types of an e-mail. */
export const email = <Ids, Source, Facts extends Recipient>(
  given: Email<Ids, Source, Facts>,
): Email<Ids, Source, Facts> => given;
