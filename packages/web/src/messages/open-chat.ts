import { largestId } from '@nestmates/domain/shared/ids.ts';

const idIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId ? Number(text) : undefined;

/** `/messages/abc` is nobody's chat, and so no page. */
export const isChat = ({ userId }: { readonly userId?: string | undefined }): boolean =>
  idIn(userId) !== undefined;

/** Whose chat an address opens: `/messages/{id}`, `/messages?user={id}` or `/messages?userId={id}`. */
export const openChat = (param: string | undefined, query: URLSearchParams): number | undefined =>
  idIn(param) ?? idIn(query.get('user')) ?? idIn(query.get('userId'));
