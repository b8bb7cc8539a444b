import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Quota } from '../../platform/shared/ports.ts';
import type { Settings } from '../notifications/contract.ts';

/** Whom a letter goes to. What its words need is read along with it. */
export interface Recipient {
  readonly memberId: MemberId;
  readonly to: string;
  readonly firstName: string | null;
}

/** What a letter says after its greeting: a few sentences, one action and a closing. */
export interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly path: string };
  readonly closing: string;
}

/** A kind of letter. A feature has its kinds in its `letters.ts`; `Letters` sends them all. */
export interface Letter<Ids, Source, Facts extends Recipient> {
  /** Its payload has ids only: the rest may change before the letter is written. */
  readonly job: Job<Ids>;
  /** Reads whom it goes to and what it tells; undefined when there is nothing to tell any more. */
  facts(source: Source, ids: Ids, now: Date): Promise<Facts | undefined>;
  /** How often at most it is sent about one thing. */
  readonly perSubject?: Quota;
  /** How often at most a member gets it. */
  readonly perMember?: Quota;
  /**
   * Her browsers get its subject as a push notification, too, once it is sent; a notification replaces an earlier
   * one with the same topic.
   */
  readonly topic?: (ids: Ids) => string;
  /** With which setting a member switches it off; its closing then says where. */
  readonly setting?: keyof Settings;
  words(facts: Facts): LetterWords;
}

/** Only infers the types of a letter. */
export const letter = <Ids, Source, Facts extends Recipient>(
  given: Letter<Ids, Source, Facts>,
): Letter<Ids, Source, Facts> => given;
