/** What is shown of a member: the member's own photo, a drawn face, or the first letter of their name. */
export type Face =
  | { readonly kind: 'photo'; readonly src: string }
  | { readonly kind: 'drawn'; readonly src: string }
  | { readonly kind: 'initial' };

export const photoOrInitial = (src: string | null | undefined): Face =>
  src ? { kind: 'photo', src } : { kind: 'initial' };
