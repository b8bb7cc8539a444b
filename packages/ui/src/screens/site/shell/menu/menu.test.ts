import { describe, expect, it } from 'vitest';
import { administratorMenu, currentItem, menu } from './menu.ts';

describe('the side menu', () => {
  it('lists its links in the order of the specification', () => {
    expect(menu.map(({ label }) => label)).toEqual([
      'Dashboard',
      'Browse Profiles',
      'My Matches',
      'Messages',
      'Marketplace',
      'Seller Dashboard',
      'My Orders',
      'Babysitting',
      'Check In',
      'Calendar',
      'Profile',
      'Edit Profile',
      'Account Settings',
      'Settings',
      'Logout',
    ]);
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
