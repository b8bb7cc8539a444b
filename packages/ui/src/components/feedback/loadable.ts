/** What stands in place of data that is not there. */
export type Unready = { readonly kind: 'loading' } | { readonly kind: 'failed'; onRetry(): void };

/** The states of every page and section that shows data; `Other` has those that only this one has. */
export type Loadable<Ready extends object, Other = never> =
  | Unready
  | ({ readonly kind: 'ready' } & Ready)
  | Other;
