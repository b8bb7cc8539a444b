/** A coming swap that one of their children is named in. */
export interface ChildSwap {
  readonly childId: number;
  readonly status: 'pending' | 'confirmed';
  readonly date: string;
  /** The other member. */
  readonly user: { readonly firstName: string };
}
