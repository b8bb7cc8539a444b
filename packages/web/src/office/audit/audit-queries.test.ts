import { expect, it } from 'vitest';
import { auditCsvHref } from './audit-queries.ts';

it.each([
  ['of everything', {}, '/api/admin/audit.csv'],
  [
    'of one kind about one member',
    { action: 'member.reset', email: 'a+b@nestmates.test' } as const,
    '/api/admin/audit.csv?action=member.reset&email=a%2Bb%40nestmates.test',
  ],
  [
    'of the days with their last',
    { from: '2026-06-01', to: '2026-06-04' },
    `/api/admin/audit.csv?${new URLSearchParams({
      from: new Date(2026, 5, 1).toISOString(),
      until: new Date(2026, 5, 5).toISOString(),
    })}`,
  ],
])('the export is %s, as the list shows it', (_, filter, href) => {
  expect(auditCsvHref(filter)).toBe(href);
});
