import { idIn } from '../routing/parse-id.ts';

export interface AskedOf {
  readonly recipientId: number;
  readonly matchId: number;
  readonly recipientName: string;
}

/** Whom the address of the page asks; nothing where it does not say so. */
export function askedIn(query: URLSearchParams): AskedOf | undefined {
  const recipientId = idIn(query.get('recipientId'));
  const matchId = idIn(query.get('matchId'));
  if (recipientId === undefined || matchId === undefined) return undefined;
  return { recipientId, matchId, recipientName: query.get('recipientName')?.trim() || 'Unknown' };
}
