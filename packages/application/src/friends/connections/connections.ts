import {
  accept,
  decline,
  partyTo,
  type RequestAction,
  requestNotFound,
} from '@nestmates/domain/friends/connections/connection-request.ts';
import { scoreLabel } from '@nestmates/domain/friends/matching/score.ts';
import { passesValidSince } from '@nestmates/domain/friends/matching/swipes.ts';
import type { AcceptedRequest, RequestId } from '@nestmates/domain/members/pairs/pair-request.ts';
import { decideConnect, haveMet, mayBeAsked } from '@nestmates/domain/members/pairs/pair-state.ts';
import {
  isVisible,
  memberNotFound,
  requireOtherMember,
  requireVisible,
} from '@nestmates/domain/members/pairs/visibility.ts';
import { knownTo } from '@nestmates/domain/members/people/known-member.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';
import { requireUnrestricted } from '@nestmates/domain/platform/access/restriction.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { withoutLinks } from '../../members/emails/without-links.ts';
import { chipsOf, viewOfPerson } from '../../members/people/person-view.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { ResponseOf } from '../../platform/contract/endpoint.ts';
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
import { scoreBetween } from '../matching/prepare-facts.ts';
import { connectedNotifications } from './connected-notifications.ts';
import type { ConnectionView, connectionsContract, RequestView } from './contract.ts';
import { requestEmail } from './emails.ts';
import { actionsOnRequest } from './request-actions.ts';

const connectedMessage = 'You can now message each other!';

export class Connections extends useCase(
  'connectionStore',
  'pairs',
  'strangers',
  'connectionQueries',
  'matchFacts',
  'passes',
  'swipes',
  'events',
  'emails',
  every('partingFollowers'),
  'transaction',
  'clock',
) {
  async list(by: Caller, { limit, before }: PageRequest<TimeCursor>): Promise<Page<ConnectionView>> {
    const { connectionQueries: queries, clock } = this.needs;
    const withWords = planOpens(by.plan, 'messages');
    const rows = await queries.connectionsOf(by.id, {
      limit: limit + 1,
      before,
      withWords,
      now: clock.now(),
    });
    const { items, ...rest } = pageOf(rows, limit, ({ cursor }) => formatTimeCursor(cursor));
    return {
      ...rest,
      items: items.map((row) => ({
        id: row.matchId,
        user: viewOfPerson(knownTo('connection', row)),
        children: chipsOf(row.children),
        compatibilityScore: row.score,
        scoreLabel: scoreLabel(row.score),
        nextPlan: row.nextPlan && {
          kind: row.nextPlan.kind,
          at: row.nextPlan.at.toISOString(),
          until: row.nextPlan.until.toISOString(),
        },
        lastWords: row.lastWords,
        createdAt: row.connectedAt.toISOString(),
      })),
    };
  }

  async pending(by: Caller, { limit, before }: PageRequest<number>): Promise<Page<RequestView>> {
    const rows = await this.needs.connectionQueries.requestsTo(by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(rows, limit, ({ requestId }) => requestId);
    return {
      ...rest,
      items: items.map((row) => ({
        id: row.requestId,
        // A bio leads nowhere before the two know each other.
        requester: viewOfPerson(knownTo('stranger', { ...row, bio: row.bio && withoutLinks(row.bio) })),
        children: chipsOf(row.children),
        createdAt: row.requestedAt.toISOString(),
        actions: actionsOnRequest(by),
      })),
    };
  }

  request(
    by: Caller,
    { recipientId }: { recipientId: MemberId },
  ): Promise<ResponseOf<typeof connectionsContract.request>> {
    const {
      connectionStore: store,
      pairs,
      strangers,
      swipes,
      events,
      emails,
      transaction,
      clock,
    } = this.needs;
    requireOtherMember(by.id, recipientId, 'recipientId', 'You cannot connect with yourself.');
    return transaction.run(async () => {
      const pair = requireVisible(await pairs.lock(by.id, recipientId));
      if (!mayBeAsked(pair)) throw memberNotFound();
      const decision = decideConnect(pair);
      // A request opens the profile, so that asking by numbers would read the directory.
      if (!haveMet(pair)) await strangers.byNumber(by.id, recipientId);
      const at = clock.now();
      await consumeSwipe(swipes, by, at);
      if (decision.kind === 'accept') {
        await this.#connect(accept(decision.request, 'recipient', at));
        return { message: connectedMessage, status: 'connected' };
      }
      const added = await store.addRequest(by.id, recipientId, at);
      await events.announce([recipientId], { type: 'request', userId: by.id });
      await emails.send(requestEmail, { requestId: added.id });
      return { message: 'Connection Request Sent', status: 'requested' };
    });
  }

  respond(
    by: Caller,
    { requestId, action }: { requestId: RequestId; action: RequestAction },
  ): Promise<ResponseOf<typeof connectionsContract.respond>> {
    const { connectionStore: store, pairs, passes, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const { request, party } = partyTo(await store.lockRequest(requestId), by.id);
      const other = party === 'recipient' ? request.requesterId : request.recipientId;
      // A page from before may still show a request of somebody who is shown no more, whatever the reason and the answer.
      if (request.status === 'ended' || !isVisible(await pairs.between(by.id, other)))
        throw requestNotFound();
      const at = clock.now();
      if (action === 'accept') {
        // Whoever is limited meets nobody new; saying no is always open.
        requireUnrestricted(by.restriction, 'limited');
        await this.#connect(accept(request, party, at));
        return { message: connectedMessage, status: 'accepted' };
      }
      await store.decline(decline(request, party, at));
      // A declined member is not shown in the deck either.
      await passes.add(by.id, request.requesterId, { at, since: passesValidSince(at), swipe: false });
      return { message: 'Connection declined', status: 'declined' };
    });
  }

  unmatch(by: Caller, { userId }: { userId: MemberId }): Promise<Confirmation> {
    const {
      connectionStore: store,
      pairs,
      passes,
      partingFollowers,
      events,
      transaction,
      clock,
    } = this.needs;
    return transaction.run(async () => {
      const pair = await pairs.lock(by.id, userId);
      if (!pair?.connected) throw notFound('You are not connected with this member.');
      const at = clock.now();
      for (const follower of partingFollowers) await follower.parts(by.id, userId);
      await store.disconnect(by.id, userId, at);
      await passes.add(by.id, userId, { at, since: passesValidSince(at), swipe: false });
      await events.announce([by.id], { type: 'unmatch', userId });
      await events.announce([userId], { type: 'unmatch', userId: by.id });
      return { message: 'You are no longer connected.' };
    });
  }

  async #connect(request: AcceptedRequest): Promise<void> {
    const { connectionStore: store, matchFacts: facts, events } = this.needs;
    const { requesterId, recipientId } = request;
    const [one, other] = await facts.factsOf([requesterId, recipientId]);
    const score = scoreBetween('stranger', one, other);
    await store.connect(request, score, connectedNotifications(request, [one, other]));
    await events.announce([requesterId], { type: 'match', userId: recipientId });
    await events.announce([recipientId], { type: 'match', userId: requesterId });
  }
}
