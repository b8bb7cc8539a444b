/**
 * The first reads of the pages, which the server runs and sends with their HTML. What is missing here, the page
 * asks for.
 */
export const pageReads: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    '/api/counts',
    '/api/matches?limit=3',
    '/api/connections/pending',
    '/api/swaps/pending',
    '/api/checkin/today',
    '/api/children',
  ],
  '/browse': ['/api/counts', '/api/connections/pending'],
  '/matches': ['/api/counts', '/api/matches', '/api/connections/pending'],
  '/connection-requests': ['/api/counts', '/api/connections/pending'],
  '/messages': ['/api/counts', '/api/conversations'],
  '/messages/:userId': ['/api/counts', '/api/conversations', '/api/messages/:userId?limit=50'],
  '/babysitting-swaps': ['/api/counts', '/api/swaps/pending', '/api/swaps/confirmed', '/api/swaps/past'],
  '/request-swap': ['/api/counts', '/api/children', '/api/matches'],
  '/edit-profile': ['/api/counts', '/api/children'],
  '/edit-profile/children': ['/api/children'],
  '/calendar': ['/api/counts', '/api/calendar-link'],
  '/check-in': ['/api/counts', '/api/checkin/today', '/api/checkin/recent', '/api/checkin/places'],
  '/marketplace': ['/api/counts', '/api/marketplace', '/api/marketplace/count', '/api/cart'],
  '/marketplace/:id': ['/api/counts', '/api/marketplace/:id', '/api/marketplace/:id/related', '/api/cart'],
  '/cart': ['/api/counts', '/api/cart'],
  '/subscribe': ['/api/counts', '/api/plans'],
  '/pricing': ['/api/counts', '/api/plans'],
  '/account': ['/api/counts', '/api/blocks', '/api/account/notifications', '/api/account/sessions'],
};
