import { days } from '@nestmates/domain/shared/time.ts';
import type { SwapId } from '@nestmates/domain/swaps/swap.ts';
import { listedFrom } from '@nestmates/domain/swaps/swap-rules.ts';
import * as z from 'zod/mini';
import { id } from '../contract/fields.ts';
import { job } from '../jobs/jobs.ts';
import { mailFrom } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Attempts, Clock } from '../shared/ports.ts';
import { isWithin } from '../shared/try-consume.ts';
import type { SwapQueries } from './ports.ts';
import { type SwapNews, swapLetters, swapNews } from './swap-letter-templates.ts';

export const writeSwapLetter = job('swaps.write-letter', z.object({ swapId: id, news: z.enum(swapNews) }));

export interface SwapLettersDeps {
  readonly queries: Pick<SwapQueries, 'letterAbout'>;
  readonly mailer: Mailer;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

/** Longer than the queue would try a job again. */
const once = { max: 1, per: days(7) };

/** Tells whoever is away by e-mail what became of a swap. */
export class SwapLetters {
  readonly #deps: SwapLettersDeps;
  constructor(deps: SwapLettersDeps) {
    this.#deps = deps;
  }

  /** Nothing is sent about what has moved on by now, or has passed. */
  async write({ swapId, news }: { swapId: SwapId; news: SwapNews }): Promise<void> {
    const { queries, mailer, attempts, clock, publicUrl } = this.#deps;
    const { to: party, status, list, aDay, says } = swapLetters[news];
    const from = listedFrom(list, clock.now());
    const letter = await queries.letterAbout(swapId, { status, party, from });
    if (!letter) return;
    // Each news is counted by itself: who asks often must not use up the letter that calls off.
    const counts = [
      { what: 'swaps.letter', who: `${news} ${swapId}`, quota: once },
      { what: `swaps.${news}`, who: String(letter.memberId), quota: { max: aDay, per: days(1) } },
    ];
    for (const { what, who, quota } of counts) {
      if (!(await isWithin(quota, attempts, what, who))) return;
    }
    const { subject, paragraphs, see, closing } = says(letter.otherName ?? 'Another member', letter.date);
    const mail = mailFrom({
      ...{ to: letter.to, subject },
      paragraphs: [letter.firstName ? `Hi ${letter.firstName},` : 'Hi,', ...paragraphs],
      action: { label: see, href: `${publicUrl()}/babysitting-swaps` },
      closing,
    });
    try {
      await mailer.send(mail);
    } catch (error) {
      for (const { what, who } of counts) await attempts.giveBack(what, who);
      throw error;
    }
  }
}
