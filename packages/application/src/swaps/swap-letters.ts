import { days } from '@nestmates/domain/shared/time.ts';
import type { SwapId } from '@nestmates/domain/swaps/swap.ts';
import { listedSince } from '@nestmates/domain/swaps/swap-rules.ts';
import * as z from 'zod/mini';
import { id } from '../contract/fields.ts';
import { job } from '../jobs/jobs.ts';
import { renderLetter } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Clock, RateLimiter } from '../shared/ports.ts';
import { tryConsume } from '../shared/try-consume.ts';
import type { SwapQueries } from './ports.ts';
import { type SwapLetterKind, swapLetterKinds, swapLetterTemplates } from './swap-letter-templates.ts';

export const sendSwapLetter = job(
  'swaps.write-letter',
  z.object({ swapId: id, news: z.enum(swapLetterKinds) }),
);

export interface SwapLettersDeps {
  readonly queries: Pick<SwapQueries, 'letterDataOf'>;
  readonly mailer: Mailer;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

/** Longer than the queue retries a job. */
const oncePerWeek = { max: 1, per: days(7) };

/** Notifies a member by e-mail about a change of a swap. */
export class SwapLetters {
  readonly #deps: SwapLettersDeps;
  constructor(deps: SwapLettersDeps) {
    this.#deps = deps;
  }

  /** Nothing is sent if the swap has changed again or its time has passed. */
  async send({ swapId, news }: { swapId: SwapId; news: SwapLetterKind }): Promise<void> {
    const { queries, mailer, rateLimiter, clock, publicUrl } = this.#deps;
    const { to: party, status, list, maxPerDay, text } = swapLetterTemplates[news];
    const from = listedSince(list, clock.now());
    const letter = await queries.letterDataOf(swapId, { status, party, from });
    if (!letter) return;
    // Each kind has a limit of its own, so that many requests do not use up the letter about a cancellation.
    const quotas = [
      { what: 'swaps.letter', who: `${news} ${swapId}`, quota: oncePerWeek },
      { what: `swaps.${news}`, who: String(letter.memberId), quota: { max: maxPerDay, per: days(1) } },
    ];
    for (const { what, who, quota } of quotas) {
      if (!(await tryConsume(quota, rateLimiter, what, who))) return;
    }
    const { subject, paragraphs, actionLabel, closing } = text(
      letter.otherName ?? 'Another member',
      letter.date,
    );
    const mail = renderLetter({
      to: letter.to,
      subject,
      paragraphs: [letter.firstName ? `Hi ${letter.firstName},` : 'Hi,', ...paragraphs],
      action: { label: actionLabel, href: `${publicUrl()}/babysitting-swaps` },
      closing,
    });
    try {
      await mailer.send(mail);
    } catch (error) {
      for (const { what, who } of quotas) await rateLimiter.giveBack(what, who);
      throw error;
    }
  }
}
