import type { MemberId } from '@nestmates/domain/shared/ids.ts';

/** Names the member too: another who signs in at the same page has not heard what the first one has. */
export const eventIdOf = (memberId: MemberId, number: number): string => `${memberId}-${number}`;

/** The number she heard last, if that is what the text says. */
export function lastHeard(memberId: MemberId, text: string | undefined): number | undefined {
  const [, whose, number] = /^(\d{1,10})-(\d{1,15})$/.exec(text ?? '') ?? [];
  return whose !== undefined && Number(whose) === memberId ? Number(number) : undefined;
}
