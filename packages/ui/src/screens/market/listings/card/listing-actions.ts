/** What the member can do with a listing in a list. */
export interface ListingCardActions {
  /** The member sells it. */
  readonly own: boolean;
  readonly onKeep?: ((keep: boolean) => void) | undefined;
}

/** How a listing stands to the member's cart. */
export type CartAction =
  | { readonly kind: 'add'; readonly adding: boolean; onAdd(): void }
  | { readonly kind: 'added' };

/** The same on the page of the listing; what is left out the member cannot. */
export interface ListingActions extends ListingCardActions {
  readonly cart?: CartAction | undefined;
  readonly messageHref?: string | undefined;
  /** Shows what it costs altogether, before the member pays. */
  readonly onBuy?: (() => void) | undefined;
}
