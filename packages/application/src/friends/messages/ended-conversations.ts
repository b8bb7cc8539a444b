import type { MessageId } from '@nestmates/domain/friends/messages/message.ts';
import { reportableSince, reportableUntil } from '@nestmates/domain/members/pairs/reportable-after-end.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { type EndedConversationView, type MessageView, maxEnded } from './contract.ts';
import { viewOfMessage } from './message-view.ts';

/** What has ended can be read for a while, so that a message of it can be reported; in any plan. */
export class EndedConversations extends useCase('endedConversations', 'messageQueries', 'clock') {
  async list({ id }: Pick<Caller, 'id'>): Promise<readonly EndedConversationView[]> {
    const { endedConversations: ended, clock } = this.needs;
    const found = await ended.list(id, { since: reportableSince(clock.now()), limit: maxEnded });
    return found.map(({ userId, firstName, endedAt }) => ({
      userId,
      firstName,
      endedAt: endedAt.toISOString(),
      reportableUntil: reportableUntil(endedAt).toISOString(),
    }));
  }

  /** Oldest first within a page, the newest page first. */
  async thread({
    by,
    otherId,
    limit,
    before,
  }: { readonly by: Pick<Caller, 'id'>; readonly otherId: MemberId } & PageRequest<MessageId>): Promise<
    Page<MessageView>
  > {
    const { endedConversations: ended, messageQueries: queries, clock } = this.needs;
    const isEnded = await ended.has(by.id, otherId, reportableSince(clock.now()));
    if (!isEnded) throw notFound('We could not find this conversation.');
    const found = await queries.thread(by.id, otherId, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ id }) => id);
    return { ...rest, items: items.map((message) => viewOfMessage(by.id, message)).reverse() };
  }
}
