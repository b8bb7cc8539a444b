import { later } from '@nestmates/domain/platform/shared/time.ts';
import { reminderAt } from '@nestmates/domain/together/calendar/reminder.ts';
import type { SwapId, SwapParty } from '@nestmates/domain/together/swaps/swap.ts';
import { overAfter, swapParties } from '@nestmates/domain/together/swaps/swap.ts';
import * as z from 'zod/mini';
import { type NoticesDeps, sendAndPush } from '../../members/emails/notices.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { type SwapNotice, swapEmails, swapNotice } from './emails.ts';
import type { SwapQueries } from './ports.ts';

const notices = Object.keys(swapEmails) as SwapNotice[];

/** Tells one of the two of a change of their swap, or that its time comes or has passed. */
export const tellOfSwap = job('swaps.tell', z.object({ about: z.enum(notices), ...swapNotice }));
type Notice = z.infer<typeof tellOfSwap.payload>;

export interface SwapNoticesDeps extends NoticesDeps {
  readonly queries: Pick<SwapQueries, 'emailDataOf'>;
}

interface ArrangedSwap {
  readonly swapId: SwapId;
  readonly date: Date;
  /** Of the one who is told. */
  readonly timeZone: string;
}

interface NoticeAhead {
  readonly notice: Notice;
  readonly at: Date;
  /** One for each swap, member and kind, so that a new time replaces what was planned. */
  readonly key: string;
}

/** What one of the two is still to be told of a swap whose time is fixed: the reminder, and the question afterwards. */
export function noticesAhead(
  { swapId, date, timeZone }: ArrangedSwap,
  to: SwapParty,
  now: Date,
): readonly NoticeAhead[] {
  const times = [
    ['reminder', reminderAt(date, timeZone)],
    ['over', later(date, overAfter)],
  ] as const;
  return times
    .filter(([, at]) => at > now)
    .map(([about, at]) => ({
      notice: { about, swapId, to, date: date.toISOString() },
      at,
      key: `swap.${swapId}.${about}.${to}`,
    }));
}

const arranges: ReadonlySet<SwapNotice> = new Set(['confirmed', 'timeAgreed']);

/** What the two are told of their swaps: each notice is an e-mail and a push notification. */
export class SwapNotices {
  readonly #deps: SwapNoticesDeps;
  constructor(deps: SwapNoticesDeps) {
    this.#deps = deps;
  }

  async tell({ about, ...ids }: Notice): Promise<void> {
    const { queries, transaction, clock } = this.#deps;
    const email = swapEmails[about];
    const facts = await email.facts(queries, ids, clock.now());
    await transaction.run(async () => {
      if (facts) await sendAndPush(this.#deps, email, { ids, facts, topic: `swap-${ids.swapId}` });
      if (arranges.has(about)) for (const to of swapParties) await this.#plan(ids, to);
    });
  }

  /**
   * The reminder and the question afterwards, once the time of a swap is fixed. What is planned for an earlier time
   * is replaced, or tells nothing when its time comes, because the swap is not at that time.
   */
  async #plan({ swapId, date }: { readonly swapId: SwapId; readonly date: string }, to: SwapParty) {
    const { queries, jobs, clock } = this.#deps;
    const now = clock.now();
    const swap = await queries.emailDataOf(swapId, { status: 'confirmed', party: to, from: now });
    if (swap?.date.toISOString() !== new Date(date).toISOString()) return;
    for (const { notice, at, key } of noticesAhead({ swapId, ...swap }, to, now)) {
      await jobs.add(tellOfSwap, notice, { at, key });
    }
  }
}
