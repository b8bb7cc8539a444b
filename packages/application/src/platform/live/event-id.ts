import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/**
 * Includes the member, because after another member signs in on the same page the old number means nothing.
 */
export const eventIdOf = (memberId: MemberId, number: number): string => `${memberId}-${number}`;

/** The event number in the text, if it is this member's. */
export function lastEventNumberIn(memberId: MemberId, text: string | undefined): number | undefined {
  const [, owner, number] = /^(\d{1,10})-(\d{1,15})$/.exec(text ?? '') ?? [];
  return owner !== undefined && Number(owner) === memberId ? Number(number) : undefined;
}
