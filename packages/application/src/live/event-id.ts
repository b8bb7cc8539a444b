import type { MemberId } from '@nestmates/domain/shared/ids.ts';

/** Names the member too: another who signs in at the same page has not heard what the first one has. */
export const eventIdOf = (memberId: MemberId, number: number): string => `${memberId}-${number}`;

/** The number she heard last, if that is what the text says. */
export function lastEventNumberIn(memberId: MemberId, text: string | undefined): number | undefined {
  const [, owner, number] = /^(\d{1,10})-(\d{1,15})$/.exec(text ?? '') ?? [];
  return owner !== undefined && Number(owner) === memberId ? Number(number) : undefined;
}
