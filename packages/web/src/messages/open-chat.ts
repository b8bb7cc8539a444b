import { parseId } from '../routing/parse-id.ts';

/** `/messages/abc` is nobody's chat, and so no page. */
export const isChatPath = ({ userId }: { readonly userId?: string | undefined }): boolean =>
  parseId(userId) !== undefined;

/** Whose chat an address opens: `/messages/{id}`, `/messages?user={id}` or `/messages?userId={id}`. */
export const openChatId = (param: string | undefined, query: URLSearchParams): number | undefined =>
  parseId(param) ?? parseId(query.get('user')) ?? parseId(query.get('userId'));
