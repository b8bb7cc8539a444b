import { mailboxOf } from '@nestmates/domain/members/accounts/mailbox.ts';
import { haveMet } from '@nestmates/domain/members/pairs/pair-state.ts';
import { reportableSince } from '@nestmates/domain/members/pairs/reportable-after-end.ts';
import { isVisible, requireOtherMember, requireVisible } from '@nestmates/domain/members/pairs/visibility.ts';
import { strangersADay } from '@nestmates/domain/members/people/strangers.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { confirmedActEmail } from '../../members/accounts/security-emails.ts';
import { nameOf } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { consumeSwipe } from '../matching/consume-swipe.ts';
import type { BlockedView } from './contract.ts';
import { tellPaying } from './paying-followers.ts';

export class Blocks extends useCase(
  'blockStore',
  'pairs',
  'strangers',
  'members',
  'keyedDigests',
  'connectionStore',
  every('partingFollowers'),
  every('payingFollowers'),
  'swipes',
  'emails',
  'events',
  'transaction',
  'clock',
) {
  /**
   * Idempotent. The other member gets an event only if their page shows a connection or a request that ends with the
   * block. A stranger is blocked from the deck, which shows another member instead, so that is a swipe. Whom the member has
   * had to do with can be blocked for 30 days, also after the other has blocked or was restricted: the answer is the same.
   */
  block(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    const {
      blockStore: store,
      pairs,
      strangers,
      connectionStore: connections,
      partingFollowers,
      payingFollowers,
    } = this.needs;
    const { swipes, events, transaction, clock } = this.needs;
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
      const { paying } = await store.add(by.id, userId, at);
      await tellPaying(payingFollowers, by.id, paying);
      if (connected) for (const follower of partingFollowers) await follower.parts(by.id, userId);
      // There is nothing to end of two who have had nothing to do with each other.
      if (hadToDo) await connections.disconnect(by.id, userId, at);
      await events.announce([by.id], { type: 'unmatch', userId });
      if (connected || sent?.status === 'pending') {
        await events.announce([userId], { type: 'unmatch', userId: by.id });
      }
      return done;
    });
  }

  unblock(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    const { blockStore: store, members, keyedDigests: digests, emails, transaction } = this.needs;
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
    const found = await this.needs.blockStore.blocksOf(by.id, { limit: limit + 1, before });
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
