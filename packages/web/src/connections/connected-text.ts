import type { MemberView } from '@nestmates/application/accounts/member-view.ts';

/** What two have of being connected; who has not the plan is told what opens it. */
export const connectedText = (plan: MemberView['plan']): string =>
  `You can now message each other!${plan === 'free' ? ' Messages open with Pro.' : ''}`;
