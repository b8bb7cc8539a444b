import { insistOnOther, insistOnSight } from '@nestmates/domain/blocks/visibility.ts';
import { notFound } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Caller } from '../accounts/caller.ts';
import type { ConnectionStore } from '../connections/ports.ts';
import type { Confirmation } from '../contract/fields.ts';
import { cursorOf, type Page, type Place, pageOf, type Stretch } from '../contract/paging.ts';
import type { Events } from '../live/ports.ts';
import type { Clock, Transaction } from '../shared/ports.ts';
import type { BlockedView } from './contract.ts';
import type { Blocks } from './ports.ts';

export interface BlockingDeps {
  readonly blocks: Blocks;
  readonly connections: Pick<ConnectionStore, 'lockBetween' | 'sever'>;
  readonly events: Events;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export class Blocking {
  readonly #deps: BlockingDeps;
  constructor(deps: BlockingDeps) {
    this.#deps = deps;
  }

  /** Doing it twice is doing it once. The other is told only of what her pages would still show. */
  block(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    const { blocks, connections, events, transaction, clock } = this.#deps;
    insistOnOther(by.id, userId, 'userId', 'You cannot block yourself.');
    const done = { message: 'Blocked. You will not see each other any more.' };
    return transaction.run(async () => {
      const between = await connections.lockBetween(by.id, userId);
      if (between?.blockedByMe) return done;
      const { connected, sent } = insistOnSight(between);
      await blocks.add(by.id, userId, clock.now());
      await connections.sever(by.id, userId);
      await events.announce([by.id], { type: 'unmatch', userId });
      if (connected || sent?.status === 'pending') {
        await events.announce([userId], { type: 'unmatch', userId: by.id });
      }
      return done;
    });
  }

  async unblock(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    if (!(await this.#deps.blocks.remove(by.id, userId))) {
      throw notFound('You have not blocked this member.');
    }
    return { message: 'Unblocked.' };
  }

  async list(by: Caller, { limit, before }: Stretch<Place>): Promise<Page<BlockedView>> {
    const found = await this.#deps.blocks.madeBy(by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ place }) => cursorOf(place));
    return {
      ...rest,
      items: items.map(({ userId, firstName, blockedAt }) => ({
        userId,
        firstName: firstName ?? '',
        blockedAt: blockedAt.toISOString(),
      })),
    };
  }
}
