import type { MemberView } from '@nestmates/application/accounts/member-view.ts';

/** What a connection opens; a Free member is also told what she needs for it. */
export const connectedText = (plan: MemberView['plan']): string =>
  `You can now message each other!${plan === 'free' ? ' Messages open with Pro.' : ''}`;
