/**
 * The pages of members that the server renders. The others show from the beginning what only a browser knows: a draft,
 * whether there is room for two panes, or what it can do. Home is not among them: on a slow phone it is painted later so.
 * Browse has a skeleton in the place of the cards that a browser remembers.
 */
export const renderedPages: ReadonlySet<string> = new Set([
  '/dashboard/mommy-ai',
  '/dashboard/insights',
  '/browse',
  '/connection-requests',
  '/playdate-planner',
  '/calendar',
  '/marketplace',
  '/marketplace/:id',
  '/marketplace/my-listings',
  '/seller-profile/:shopName',
  '/:storefront',
  '/cart',
  '/favourites',
  '/me',
  '/notifications',
  '/subscribe',
  '/success',
  '/cancel',
]);
