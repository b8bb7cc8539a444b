import { describe, expect, it } from 'vitest';
import { administratorMenu, currentItem, menu, menuGroups } from './menu.ts';

describe('the side menu', () => {
  it('has every link of the specification, in four groups', () => {
    const labels = Object.keys(menuGroups).map((group) =>
      menu.filter((entry) => entry.group === group).map(({ label }) => label),
    );
    expect(labels).toEqual([
      ['Dashboard', 'Browse Profiles', 'My Matches', 'Messages'],
      ['Babysitting', 'Check In', 'Calendar'],
      ['Marketplace', 'My Orders', 'Seller Dashboard'],
      ['Profile', 'Edit Profile', 'Account Settings', 'Settings', 'Logout'],
    ]);
  });

  it('stands group by group', () => {
    const groups = menu.map(({ group }) => group).filter((group, at, all) => group !== all[at - 1]);
    expect(groups).toEqual(Object.keys(menuGroups));
  });

  it('knows the place a deeper page belongs to', () => {
    expect(currentItem(menu, '/messages/12')).toBe('messages');
  });

  it('marks one item only where two share an address', () => {
    expect(currentItem(menu, '/account')).toBe('account');
  });

  it('marks the item whose own address it is, and not one that was sent there', () => {
    const items = menu.map((entry) => (entry.id === 'profile' ? { ...entry, href: '/edit-profile' } : entry));
    expect(currentItem(items, '/edit-profile')).toBe('edit-profile');
  });

  it('marks the item with the longer address, below that of another', () => {
    const items = menu.map((entry) =>
      entry.id === 'settings' ? { ...entry, href: '/account/settings' } : entry,
    );
    expect(currentItem(items, '/account/settings')).toBe('settings');
    expect(currentItem(items, '/account/email')).toBe('account');
  });

  it('leads administrators to their pages before the logout', () => {
    expect(administratorMenu.slice(-2).map(({ id }) => id)).toEqual(['administration', 'logout']);
    for (const path of ['/admin', '/admin-early-access', '/admin/orders/7'])
      expect(currentItem(administratorMenu, path)).toBe('administration');
    expect(currentItem(administratorMenu, '/administration')).toBeUndefined();
  });

  it('does not take a longer name for the same place', () => {
    expect(currentItem(menu, '/marketplaces')).toBeUndefined();
  });
});
