import type { StreamEvent } from '@nestmates/application/platform/live/stream-event.ts';

/** What has changed: an event of the stream, or something that a member's own action does without one. */
export type Change =
  | StreamEvent
  /** The member has accepted or declined a request. */
  | { readonly type: 'answer' }
  | { readonly type: 'block'; readonly userId: number }
  /** The member's insight of the week, or the settings that it is written with. */
  | { readonly type: 'insight' }
  /** The member's cart. */
  | { readonly type: 'cart' }
  /** A listing was refused to the member, so it is not as their page shows it. */
  | { readonly type: 'listing'; readonly listingId: number }
  /** The member's saved searches. */
  | { readonly type: 'saved-searches' }
  /** What the member keeps as a favourite. */
  | { readonly type: 'favourite' }
  /** What the member sells. */
  | { readonly type: 'own-listings' }
  /** The name of the member's shop, and what is said of it. */
  | { readonly type: 'own-shop' }
  /** A sitter card of the member's. */
  | { readonly type: 'sitter-card' }
  /** The time of a swap has come. */
  | { readonly type: 'swap-over' }
  /** Everything that lets somebody in, except this browser, has ended. */
  | { readonly type: 'access-ended' }
  /** The member has reported something, or has changed a report. */
  | { readonly type: 'report' }
  /** The member has appealed. */
  | { readonly type: 'appeal' }
  /** What an administrator has done. */
  | { readonly type: 'admin' }
  /** The member asks whether there is anything new, beside the list that they are looking at. */
  | { readonly type: 'refresh' };
