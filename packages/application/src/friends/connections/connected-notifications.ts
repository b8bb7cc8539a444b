import type { AcceptedRequest } from '@nestmates/domain/members/pairs/pair-request.ts';
import type { PersonSummary } from '@nestmates/domain/members/people/person.ts';
import type { Notification } from '../../members/notifications/ports.ts';

/** What each of the two is told of the other once they are connected. */
export function connectedNotifications(
  { requesterId, recipientId }: Pick<AcceptedRequest, 'requesterId' | 'recipientId'>,
  people: readonly (Pick<PersonSummary, 'id' | 'firstName'> | undefined)[],
): readonly Notification[] {
  const pairs = [
    // Who connects has the moment at once; the requester when they come next.
    [requesterId, recipientId, 'match'],
    [recipientId, requesterId, undefined],
  ] as const;
  return pairs.map(([memberId, otherId, moment]) => {
    const name = people.find((person) => person?.id === otherId)?.firstName ?? 'another member';
    return {
      memberId,
      kind: 'connection',
      topic: `connected-${otherId}`,
      otherId,
      sentence: `You and ${name} are connected`,
      path: `/messages?user=${otherId}`,
      moment,
    };
  });
}
