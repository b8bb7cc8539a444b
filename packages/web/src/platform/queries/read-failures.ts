import type { ReadName } from '../api/endpoints.ts';
import type { ReadMeta } from './query-client.ts';

/** Said in a toast where a read fails that a page shows already, and the server gives no words of its own. */
const words: Readonly<Partial<Record<ReadName, string>>> = {
  'get /api/connections/pending': 'Failed to fetch requests',
  'get /api/matches': 'Failed to fetch matches',
  'get /api/people/:id': 'Failed to load this profile.',
  'get /api/conversations': 'Failed to fetch messages',
  'get /api/messages/:userId': 'Failed to fetch messages',
  'get /api/ended-conversations': 'Failed to fetch messages',
  'get /api/marketplace': 'Failed to fetch marketplace listings.',
  'get /api/marketplace/:id': 'Failed to load this listing',
  'get /api/marketplace/my-listings': 'Failed to fetch your listings.',
  'get /api/reports': 'Failed to load your reports.',
  'get /api/account/standing': 'Failed to load how you stand.',
  'get /api/selfie-checks/current': 'Failed to load your photo check.',
  'get /api/orders/buyer': 'Failed to fetch your purchases.',
  'get /api/orders/seller': 'Failed to fetch your sales.',
  'get /api/orders/:id': 'Failed to load this order.',
  'get /api/admin/audit': 'Failed to load the audit.',
  'get /api/admin/cases': 'Failed to load the cases.',
  'get /api/admin/cases/:id': 'Failed to load this case.',
  'get /api/admin/checks': 'Failed to load the photo checks.',
  'get /api/admin/codes': 'Failed to load early access data. Please try refreshing the page.',
  'get /api/admin/disputes': 'Failed to load the disputes.',
  'get /api/admin/disputes/:id': 'Failed to load this dispute.',
  'get /api/admin/feedback': 'Failed to load the feedback.',
  'get /api/admin/members': 'Failed to load the members.',
  'get /api/admin/members/:id': 'Failed to load this member.',
  'get /api/admin/members/:id/same-person': 'Failed to load her other accounts.',
  'get /api/admin/money/missing': 'Failed to load the payments that our books lack.',
  'get /api/admin/money/take-over': 'Failed to look at the payment.',
  'get /api/admin/money/unmatched': 'Failed to load the payments that fit nothing.',
  'get /api/admin/money/books': 'Failed to load the books.',
  'get /api/admin/money/sellers': 'Failed to load the sellers.',
  'get /api/admin/partings': 'Failed to load what waits for a second administrator.',
  'get /api/admin/orders': 'Failed to load the orders.',
  'get /api/admin/orders/:id': 'Failed to load this order.',
  'get /api/admin/overview': 'Failed to load the figures.',
  'get /api/admin/search': 'The search failed.',
  'get /admin/early-access': 'Failed to load early access data. Please try refreshing the page.',
};

/** What is gone by now is no failure to speak of: its page says so itself. */
export function failureOf(name: ReadName): ReadMeta {
  const failedMessage = words[name];
  return {
    ...(failedMessage === undefined ? {} : { failedMessage }),
    ...(name.includes(':') ? { expectedStatuses: [404] } : {}),
  };
}
