import { describe, expect, it } from 'vitest';
import { currentAdminPage } from './admin-pages.ts';

describe('the menu of administrators', () => {
  it.each([
    ['/admin', 'inbox'],
    ['/admin/figures', 'figures'],
    ['/admin/members/12', 'members'],
    ['/admin-early-access', 'early-access'],
    ['/admin/no-such-page', undefined],
    ['/admin/membership', undefined],
  ])('knows which page %s belongs to', (path, page) => {
    expect(currentAdminPage(path)).toBe(page);
  });
});
