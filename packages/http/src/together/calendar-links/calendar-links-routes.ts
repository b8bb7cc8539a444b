import { CalendarLinkService } from '@nestmates/application/together/calendar-links/calendar-links.ts';
import { calendarLinksContract } from '@nestmates/application/together/calendar-links/contract.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { FairQueue } from '../../platform/queues/fair-queue.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

/** Nobody waits for a calendar as a person waits for a page, so all of them together get a small part of the time. */
const feedQueue = { atOnce: 1, waiting: 60, perMember: 4, share: 0.1 };

/** Programs come again by themselves, and take 503 for a server that is down. */
const tooMany = () =>
  new DomainError(
    'rate-limited',
    'RATE_LIMITED',
    'This calendar is being read. Please try again in a moment.',
    {
      retryAfterSeconds: 60,
    },
  );

/** Refuses whoever reads one link many times at once, before anything is read for them. */
class LinksBeingRead {
  readonly #open = new Map<string, number>();

  async read<T>(token: string, work: () => Promise<T>): Promise<T> {
    const open = this.#open.get(token) ?? 0;
    if (open >= feedQueue.perMember) throw tooMany();
    this.#open.set(token, open + 1);
    try {
      return await work();
    } catch (error) {
      throw error instanceof DomainError && error.kind === 'busy' ? tooMany() : error;
    } finally {
      const left = (this.#open.get(token) ?? 1) - 1;
      if (left > 0) this.#open.set(token, left);
      else this.#open.delete(token);
    }
  }
}

export const calendarLinksRoutes = withServices([CalendarLinkService], (links) => {
  const feeds = new FairQueue<MemberId>(feedQueue);
  const beingRead = new LinksBeingRead();
  return [
    serve(calendarLinksContract.read, ({ by }) => links.read(by)),
    serve(calendarLinksContract.renew, ({ by, body }) => links.renew(by, body)),
    serve(calendarLinksContract.remove, ({ by }) => links.remove(by)),
    serve(calendarLinksContract.feed, ({ params, hasVersion }) =>
      beingRead.read(params.token, async () => {
        const member = await links.memberOf(params.token);
        return feeds.run(member, async () => {
          const file = await links.feed(member);
          return hasVersion(file.version) ? '' : file.read();
        });
      }),
    ),
  ];
});
