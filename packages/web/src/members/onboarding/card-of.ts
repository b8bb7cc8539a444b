import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import type { CardFacts } from '@nestmates/ui/screens/members/onboarding/CardSoFar.tsx';

/** What the member has saved so far, for the card that grows. */
export const cardOf = (member: MemberView): CardFacts => ({
  firstName: member.firstName ?? '',
  age: member.age === null ? '' : String(member.age),
  city: member.city ?? '',
  zipCode: member.zipCode ?? '',
  parentingVibe: member.parentingVibe,
  availability: member.availability,
});
