import { parseId } from '../routing/parse-id.ts';

export interface SwapRequestParams {
  readonly recipientId: number;
  readonly matchId: number;
  readonly recipientName: string;
}

/** Undefined if the URL does not say whom to ask. */
export function parseSwapRequestParams(query: URLSearchParams): SwapRequestParams | undefined {
  const recipientId = parseId(query.get('recipientId'));
  const matchId = parseId(query.get('matchId'));
  if (recipientId === undefined || matchId === undefined) return undefined;
  return { recipientId, matchId, recipientName: query.get('recipientName')?.trim() || 'Unknown' };
}
