import { onPeopleChange } from '../members/people/people-changes.ts';
import { currentMember } from '../platform/session/session.ts';

// The deck need not be open for its cards to be remembered.
onPeopleChange((change) => {
  const member = currentMember();
  if (!member) return;
  // The code is there unless there is no network, and then nothing of this has reached the server either.
  void import('../friends/matching/kept-deck.ts')
    .then((kept) => {
      if (change.type === 'met') kept.forgetCardOf(member.id, change.userId);
      else kept.keepCards(member.id, []);
    })
    .catch(() => undefined);
});
