import { idIn } from '../routing/parse-id.ts';

/** `/messages/abc` is nobody's chat, and so no page. */
export const isChat = ({ userId }: { readonly userId?: string | undefined }): boolean =>
  idIn(userId) !== undefined;

/** Whose chat an address opens: `/messages/{id}`, `/messages?user={id}` or `/messages?userId={id}`. */
export const openChat = (param: string | undefined, query: URLSearchParams): number | undefined =>
  idIn(param) ?? idIn(query.get('user')) ?? idIn(query.get('userId'));
