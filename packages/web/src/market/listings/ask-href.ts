/** The chat with a seller, ready for a question about what they sell. */
export const askHref = ({ sellerId, listingId }: { readonly sellerId: number; readonly listingId: number }) =>
  `/messages?userId=${sellerId}&listing=${listingId}`;
