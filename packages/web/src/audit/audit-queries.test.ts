import { expect, it } from 'vitest';
import { auditCsvHref } from './audit-queries.ts';

it.each([
  ['of everything', {}, '/api/admin/audit.csv'],
  [
    'of one kind about one member',
    { action: 'member.reset', email: 'a+b@nestmates.test' } as const,
    '/api/admin/audit.csv?action=member.reset&email=a%2Bb%40nestmates.test',
  ],
])('the export is %s, as the list shows it', (_, filter, href) => {
  expect(auditCsvHref(filter)).toBe(href);
});
