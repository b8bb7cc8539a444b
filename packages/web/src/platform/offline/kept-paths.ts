/** Settings, secrets, links to plans, what can get into an account, sitter cards, and what administrators read of others, which a lost phone must not show. */
const neverKept = [
  '/api/account',
  '/api/password-reset',
  '/api/calendar-link',
  '/api/shared-plan',
  '/api/admin',
  '/api/children/cards',
  '/api/children/:id/card',
  '/api/swaps/:swapId/cards',
];

/** Whether an answer of this path is kept in the browser for reading without a network. */
export const isKeptPath = (path: string): boolean =>
  path.startsWith('/api/') && !neverKept.some((beginning) => path.startsWith(beginning));
