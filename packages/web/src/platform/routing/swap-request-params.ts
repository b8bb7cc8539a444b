import { parseId } from './parse-id.ts';

export interface SwapRequestParams {
  readonly recipientId: number;
  readonly matchId: number;
  readonly recipientName: string;
}

/** The page to request a swap from a connection. */
export const swapRequestPath = ({ recipientId, matchId, recipientName }: SwapRequestParams): string =>
  `/request-swap?${new URLSearchParams({ recipientId: String(recipientId), matchId: String(matchId), recipientName })}`;

/** Undefined if the URL does not say whom to ask. */
export function parseSwapRequestParams(query: URLSearchParams): SwapRequestParams | undefined {
  const recipientId = parseId(query.get('recipientId'));
  const matchId = parseId(query.get('matchId'));
  if (recipientId === undefined || matchId === undefined) return undefined;
  return { recipientId, matchId, recipientName: query.get('recipientName')?.trim() || 'Unknown' };
}
