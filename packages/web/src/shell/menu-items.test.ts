import { planIds } from '@nestmates/domain/platform/access/capabilities.ts';
import { textsOf } from '@nestmates/ui/screens/platform/access/locked-wishes.ts';
import { administratorMenu } from '@nestmates/ui/screens/site/shell/menu/menu.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerPages } from '../platform/routing/known-pages.ts';
import { menuItems } from './menu-items.ts';

beforeAll(() =>
  registerPages([
    ...administratorMenu.flatMap((entry) => ('href' in entry ? entry.href : [])),
    '/edit-profile',
  ]),
);

describe('the menu', () => {
  it.each([
    [
      'free',
      ['messages', 'babysitting', 'check-in', 'calendar', 'marketplace', 'orders', 'seller-dashboard'],
    ],
    ['pro', []],
    ['premium', []],
  ] as const)('of a member with %s locks what her plan does not open', (plan, locked) => {
    const items = menuItems({ id: 7, plan });
    expect(items.filter((item) => item.locked).map(({ id }) => id)).toEqual(locked);
    for (const id of locked) expect(textsOf({ what: id }).instead.href).toBeDefined();
  });

  it('opens the messages of a seller in any plan once somebody has asked her', () => {
    const messages = menuItems({ id: 7, plan: 'free', hasTrades: true }).find(({ id }) => id === 'messages');
    expect(messages).toMatchObject({ locked: false });
  });

  it('opens the seller dashboard to whoever has something listed', () => {
    const locked = menuItems({ id: 7, plan: 'free', hasListings: true }).filter((item) => item.locked);
    expect(locked.map(({ id }) => id)).not.toContain('seller-dashboard');
  });

  it('opens her orders to whoever has any', () => {
    const locked = menuItems({ id: 7, plan: 'free', hasOrders: true }).filter((item) => item.locked);
    expect(locked.map(({ id }) => id)).not.toContain('orders');
  });

  it('leads to what others see of the member and to the settings, and says what waits', () => {
    const items = menuItems({ id: 7, plan: 'pro' }, { messages: 3 });
    expect(items.find(({ id }) => id === 'profile')).toMatchObject({ href: '/people/7', count: 0 });
    expect(items.find(({ id }) => id === 'settings')).toMatchObject({ href: '/account/settings' });
    expect(items.find(({ id }) => id === 'messages')).toMatchObject({ count: 3 });
  });

  it('leads nobody but administrators to their pages', () => {
    const leads = (isAdmin: boolean) =>
      menuItems({ id: 7, plan: 'premium', isAdmin }).some(({ id }) => id === 'administration');
    expect([leads(true), leads(false)]).toEqual([true, false]);
  });

  it('has the same items for every plan', () => {
    const [first, ...others] = planIds.map((plan) => menuItems({ id: 7, plan }).map(({ id }) => id));
    for (const ids of others) expect(ids).toEqual(first);
  });
});
