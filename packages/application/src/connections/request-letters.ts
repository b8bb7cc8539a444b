import type { RequestId } from '@nestmates/domain/connections/connection-request.ts';
import { productName } from '@nestmates/domain/shared/product.ts';
import { days } from '@nestmates/domain/shared/time.ts';
import * as z from 'zod/mini';
import { id } from '../contract/fields.ts';
import { job } from '../jobs/jobs.ts';
import { renderLetter } from '../mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { RateLimiter } from '../shared/ports.ts';
import { tryConsume } from '../shared/try-consume.ts';
import type { ConnectionQueries } from './ports.ts';

export const sendRequestLetter = job('connections.write-to-recipient', z.object({ requestId: id }));

export interface RequestLettersDeps {
  readonly queries: Pick<ConnectionQueries, 'letterDataOf'>;
  readonly mailer: Mailer;
  readonly rateLimiter: RateLimiter;
  readonly publicUrl: () => string;
}

const dailyLetters = { max: 3, per: days(1) };
const letterAction = 'connections.letter';

/** Notifies a member by e-mail about a request, a few times a day at most. */
export class RequestLetters {
  readonly #deps: RequestLettersDeps;
  constructor(deps: RequestLettersDeps) {
    this.#deps = deps;
  }

  /** Sends nothing if the request is answered by the time the job runs. */
  async send({ requestId }: { requestId: RequestId }): Promise<void> {
    const { queries, mailer, rateLimiter, publicUrl } = this.#deps;
    const letter = await queries.letterDataOf(requestId);
    if (!letter || !(await tryConsume(dailyLetters, rateLimiter, letterAction, String(letter.recipientId))))
      return;
    const requester = letter.requesterName ?? 'Someone';
    const mail = renderLetter({
      to: letter.to,
      subject: `${requester} would like to connect on ${productName}`,
      paragraphs: [
        letter.recipientName ? `Hi ${letter.recipientName},` : 'Hi,',
        `${requester} has seen your profile and would like to connect with you.`,
      ],
      action: { label: 'See who is asking', href: `${publicUrl()}/connection-requests` },
      closing: 'You decide whether to accept or decline. She is not told if you decline.',
    });
    try {
      await mailer.send(mail);
    } catch (error) {
      await rateLimiter.giveBack(letterAction, String(letter.recipientId));
      throw error;
    }
  }
}
