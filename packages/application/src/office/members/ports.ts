import type { OrderStatus } from '@nestmates/domain/market/orders/order.ts';
import type { HomeMoves } from '@nestmates/domain/members/places/home-moves.ts';
import type { PayoutHold } from '@nestmates/domain/money/payments/payout-check.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { Id, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ListedSession } from '../../members/accounts/session-ports.ts';
import type { PageRequest } from '../../platform/contract/paging.ts';
import type { StandingWithCases } from '../cases/ports.ts';

export interface FoundMember extends Entitlement {
  readonly id: MemberId;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly isAdmin: boolean;
  readonly createdAt: Date;
}

export interface AdminMember extends FoundMember, Pick<HomeMoves, 'homeMoves'> {
  readonly emailVerifiedAt: Date | null;
  readonly onboardingComplete: boolean;
  readonly unlockedVia: string | null;
  readonly unlockedAt: Date | null;
  readonly children: number;
  readonly connections: number;
  readonly swaps: number;
  readonly feedback: number;
  /** What the person owes us as a seller, with whichever account. */
  readonly owedCents: number;
  /** Sales that the person has undone since then, with whichever account. */
  readonly undoneSales: number;
  /** Why nothing is released to the member. */
  readonly payoutHold: PayoutHold | undefined;
  readonly standing: StandingWithCases;
  /** Those that have not ended, the last used first. */
  readonly sessions: readonly Pick<ListedSession, 'userAgent' | 'expiresAt'>[];
  /** Those with a problem first, then the newest. */
  readonly orders: readonly OrderOfMember[];
}

export interface OrderOfMember {
  readonly id: Id<'order'>;
  readonly title: string;
  readonly status: OrderStatus;
  readonly role: 'buyer' | 'seller';
  readonly price: number;
  readonly createdAt: Date;
}

export interface AdminMemberQueries {
  /** Whose e-mail or name has the text in it, the newest first. */
  search(text: string, page: PageRequest<MemberId>): Promise<readonly FoundMember[]>;
  /** Reads all in one statement; of sessions and orders at most `max`. */
  find(
    id: MemberId,
    at: { readonly now: Date; readonly undoneSince: Date; readonly max: number },
  ): Promise<AdminMember | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly adminMemberQueries: AdminMemberQueries;
  }
}
