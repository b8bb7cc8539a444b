import { describe, expect, it } from 'vitest';
import { menu } from './menu.ts';
import { currentTab, tabs, tabsOf } from './tabs.ts';

describe('the tabs', () => {
  it('are the five places', () => {
    expect(tabs.map(({ label }) => label)).toEqual(['Home', 'Browse', 'People', 'Marketplace', 'Me']);
  });

  it.each([
    ['/dashboard/insights', 'home'],
    ['/messages/12', 'people'],
    ['/matches', 'people'],
    ['/marketplace/61', 'marketplace'],
    ['/marketplace/orders', 'me'],
    ['/seller/11', 'marketplace'],
    ['/seller/dashboard', 'me'],
    ['/orders/7', 'me'],
    ['/marketplaces', undefined],
    ['/admin', undefined],
    ['', undefined],
  ])('know that %s belongs to %s', (path, tab) => {
    expect(currentTab(path)).toBe(tab);
  });

  const people = (locked: boolean) =>
    tabsOf(menu.map((entry) => (entry.id === 'messages' ? { ...entry, locked, count: 4 } : entry))).find(
      ({ id }) => id === 'people',
    );

  it('lead to the messages, and say how many are new', () => {
    expect(people(false)).toMatchObject({ href: '/messages', count: 4 });
  });

  it('are locked as the menu has them, but for People', () => {
    const items = menu.map((entry) => ({ ...entry, locked: ['messages', 'marketplace'].includes(entry.id) }));
    const locked = tabsOf(items).filter((tab) => tab.locked);
    expect(locked.map(({ label }) => label)).toEqual(['Marketplace']);
  });

  it('lead to the matches of whom messages are locked for', () => {
    expect(people(true)).toMatchObject({ href: '/matches' });
  });
});
