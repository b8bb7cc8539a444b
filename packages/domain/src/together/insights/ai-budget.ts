import { swipesResetAt, utcDay } from '../../friends/matching/swipes.ts';
import { DomainError } from '../../platform/shared/errors.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { aiUnavailable } from './insight.ts';

/** Tokens a day, in UTC. */
export interface AiBudget {
  readonly perMember: number;
  readonly inAll: number;
}

export const defaultAiBudget: AiBudget = { perMember: 150_000, inAll: 10_000_000 };

/** What a day has cost so far, including what is reserved for calls that are under way. */
export interface Spending {
  readonly byMember: number;
  readonly inAll: number;
}

interface ReservationFields {
  readonly memberId: MemberId;
  /** The day that pays, also if the call ends on the next one. */
  readonly day: string;
  /** The most that the call can cost. */
  readonly reserved: number;
}

export type OpenReservation = ReservationFields & { readonly status: 'open' };
export type SettledReservation = ReservationFields & { readonly status: 'settled'; readonly used: number };
export type Reservation = OpenReservation | SettledReservation;

const memberBudgetSpent = (at: Date): DomainError =>
  new DomainError(
    'rate-limited',
    'RATE_LIMITED',
    'That was a lot of writing for one day. Please try again tomorrow.',
    { retryAfterSeconds: Math.ceil((swipesResetAt(at).getTime() - at.getTime()) / 1000) },
  );

/** Reserves before a call what it can cost at most, or refuses it. */
export function reserve(
  budget: AiBudget,
  spending: Spending,
  { memberId, maxTokens, at }: { memberId: MemberId; maxTokens: number; at: Date },
): OpenReservation {
  if (spending.byMember + maxTokens > budget.perMember) throw memberBudgetSpent(at);
  if (spending.inAll + maxTokens > budget.inAll) throw aiUnavailable();
  return { memberId, day: utcDay(at), reserved: maxTokens, status: 'open' };
}

/**
 * Settles after the call. Where the use is unknown, as after a timeout, all that was reserved counts as used.
 */
export const settle = (
  { memberId, day, reserved }: OpenReservation,
  used: number | undefined,
): SettledReservation => ({ memberId, day, reserved, status: 'settled', used: used ?? reserved });

export const costOf = (reservation: Reservation): number =>
  reservation.status === 'open' ? reservation.reserved : reservation.used;

/** The spending of a day as its reservations add up. */
export function spendingOn(day: string, memberId: MemberId, reservations: readonly Reservation[]): Spending {
  const ofDay = reservations.filter((reservation) => reservation.day === day);
  const sum = (some: readonly Reservation[]) => some.reduce((total, one) => total + costOf(one), 0);
  return { byMember: sum(ofDay.filter((one) => one.memberId === memberId)), inAll: sum(ofDay) };
}
