import { parseId } from '../../platform/routing/parse-id.ts';

/** `/messages/abc` is not found. */
export const isChatPath = ({ userId }: { readonly userId?: string | undefined }): boolean =>
  parseId(userId) !== undefined;

/** The listing that the member came to ask about: `/messages?userId={id}&listing={id}`. */
export const askedListingId = (query: URLSearchParams): number | undefined => parseId(query.get('listing'));

/** The member whose chat is open: `/messages/{id}`, `/messages?user={id}` or `/messages?userId={id}`. */
export const openChatId = (param: string | undefined, query: URLSearchParams): number | undefined =>
  parseId(param) ?? parseId(query.get('user')) ?? parseId(query.get('userId'));
