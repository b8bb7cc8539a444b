import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ConversationFilter } from '../../friends/messages/conversation-filter.ts';
import type { ShownCheckIns } from '../../together/check-ins/ports.ts';
import type { CountsView } from './contract.ts';

export interface CountTimes {
  readonly now: Date;
  /** The member is asked about the swaps that ended in this time. */
  readonly askedAbout: { readonly from: Date; readonly until: Date };
  readonly checkIns: Omit<ShownCheckIns, 'me'>;
}

export interface BadgeQueries {
  /** Counts what the lists would show. */
  countsOf(me: MemberId, asked: CountTimes & ConversationFilter): Promise<CountsView>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly badgeQueries: BadgeQueries;
  }
}
