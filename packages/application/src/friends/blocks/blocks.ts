import { newAccountsSince, tracesSince } from '@nestmates/domain/friends/blocks/kept-block.ts';
import { mailboxOf } from '@nestmates/domain/members/accounts/mailbox.ts';
import type { Member } from '@nestmates/domain/members/accounts/member.ts';
import { haveMet } from '@nestmates/domain/members/pairs/pair-state.ts';
import { reportableSince } from '@nestmates/domain/members/pairs/reportable-after-end.ts';
import { isVisible, requireOtherMember, requireVisible } from '@nestmates/domain/members/pairs/visibility.ts';
import { strangersADay } from '@nestmates/domain/members/people/strangers.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { confirmedActEmail } from '../../members/accounts/security-emails.ts';
import type { Emails } from '../../members/emails/emails.ts';
import type { Pairs } from '../../members/pairs/ports.ts';
import { nameOf } from '../../members/people/person-view.ts';
import type { Strangers } from '../../members/people/strangers.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, KeyedDigests, Transaction } from '../../platform/shared/ports.ts';
import type { ConnectionStore, PartingFollower } from '../connections/ports.ts';
import { consumeSwipe } from '../matching/consume-swipe.ts';
import type { Swipes } from '../matching/ports.ts';
import type { BlockedView } from './contract.ts';
import type { BlockStore, KeptBlockStore } from './ports.ts';

export interface BlocksDeps {
  readonly store: BlockStore;
  readonly keptBlocks: Pick<KeptBlockStore, 'blockTraced'>;
  readonly pairs: Pick<Pairs, 'lock'>;
  readonly strangers: Pick<Strangers, 'byNumber'>;
  readonly members: { find(id: MemberId): Promise<Pick<Member, 'email'> | undefined> };
  readonly digests: KeyedDigests;
  readonly connections: Pick<ConnectionStore, 'disconnect'>;
  readonly partingFollowers: readonly PartingFollower[];
  readonly swipes: Swipes;
  readonly emails: Pick<Emails, 'send'>;
  readonly events: Events;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export class Blocks {
  readonly #deps: BlocksDeps;
  constructor(deps: BlocksDeps) {
    this.#deps = deps;
  }

  /**
   * Idempotent. The other member gets an event only if their page shows a connection or a request that ends with the
   * block. A stranger is blocked from the deck, which shows another member instead, so that is a swipe. Whom the member has
   * had to do with can be blocked for 30 days, also after the other has blocked or was restricted: the answer is the same.
   */
  block(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    const { store, keptBlocks, pairs, strangers, connections, partingFollowers } = this.#deps;
    const { swipes, events, transaction, clock } = this.#deps;
    requireOtherMember(by.id, userId, 'userId', 'You cannot block yourself.');
    const done = { message: 'Blocked. You will not see each other any more.' };
    return transaction.run(async () => {
      const pair = await pairs.lock(by.id, userId);
      if (pair?.blockedByMe) return done;
      const at = clock.now();
      const isMet = isVisible(pair) && (pair.connected || pair.sent || pair.received);
      const hadToDo = isMet || (await store.hadToDo(by.id, userId, reportableSince(at)));
      const found = pair && hadToDo ? pair : requireVisible(pair);
      const { connected, sent } = found;
      if (!hadToDo) {
        // The list of blocks says a name. Whoever wants to block somebody shall not come to an end of 60.
        if (!haveMet(found)) await strangers.byNumber(by.id, userId, strangersADay.inAll);
        await consumeSwipe(swipes, by, at);
      }
      await store.add(by.id, userId, at);
      await keptBlocks.blockTraced(by.id, userId, {
        at,
        tracesSince: tracesSince(at),
        createdSince: newAccountsSince(at),
      });
      if (connected) for (const follower of partingFollowers) await follower.parts(by.id, userId);
      await connections.disconnect(by.id, userId, at);
      await events.announce([by.id], { type: 'unmatch', userId });
      if (connected || sent?.status === 'pending') {
        await events.announce([userId], { type: 'unmatch', userId: by.id });
      }
      return done;
    });
  }

  unblock(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    const { store, members, digests, emails, transaction } = this.#deps;
    return transaction.run(async () => {
      const member = await members.find(userId);
      const emailDigest = member && (await digests.digest('email', mailboxOf(member.email)));
      if (!emailDigest || !(await store.remove(by.id, userId, emailDigest))) {
        throw notFound('You have not blocked this member.');
      }
      await emails.send(confirmedActEmail, { memberId: by.id, act: 'unblocked', about: userId });
      return { message: 'Unblocked.' };
    });
  }

  async list(by: Caller, { limit, before }: PageRequest<TimeCursor>): Promise<Page<BlockedView>> {
    const found = await this.#deps.store.blocksOf(by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
    return {
      ...rest,
      items: items.map(({ userId, firstName, blockedAt }) => ({
        userId,
        firstName: nameOf({ firstName }),
        blockedAt: blockedAt.toISOString(),
      })),
    };
  }
}
