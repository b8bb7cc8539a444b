import { currentAdminPage } from '@nestmates/ui/screens/office/admin/admin-pages.ts';
import { menu } from '@nestmates/ui/screens/site/shell/menu/menu.ts';
import { currentTab, tabs } from '@nestmates/ui/screens/site/shell/menu/tabs.ts';
import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { wayBack, wayToApp } from './ways-back.ts';

const framed = routes.filter(({ shell }) => shell !== 'none');
const paths = new Set(routes.map(({ path }) => path));
const isTab = (path: string) => tabs.some(({ href }) => href === path) || path === '/matches';

/** An address of the route: where there is one for administrators, theirs. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '12');

describe('the way back', () => {
  it.each(framed.filter(({ shell }) => shell !== 'admin').map(({ path }) => path))(
    'leads from %s to a tab',
    (path) => {
      let at = path;
      for (let steps = 0; !isTab(at); steps += 1) {
        expect(steps, 'steps without an end').toBeLessThan(5);
        const back = wayBack(at);
        expect(back, `from ${at}`).toBeDefined();
        expect(paths, `from ${at}`).toContain(back?.href);
        at = back?.href ?? '';
      }
      expect(wayBack(at)).toBeUndefined();
      const tab = currentTab(addressOf(path));
      if (tab !== undefined) expect(currentTab(at), 'the tab that is marked').toBe(tab);
    },
  );

  it.each(framed.filter(({ shell }) => shell === 'admin').map(({ path }) => path))(
    'leads from %s to a page of the menu of administrators, or to the app',
    (path) => {
      expect(currentAdminPage(addressOf(path)), 'the page that is marked').toBeDefined();
      const back = wayBack(path) ?? wayToApp;
      expect(paths).toContain(back.href);
      expect(back === wayToApp || currentAdminPage(back.href) === currentAdminPage(addressOf(path))).toBe(
        true,
      );
    },
  );

  it('leads past a page that the plan of the member does not open', () => {
    const locked = menu.filter(({ id }) => id === 'marketplace');
    expect(wayBack('/marketplace/:id', locked)).toEqual({ href: '/dashboard', label: 'Dashboard' });
    expect(wayBack('/marketplace/:id')?.href).toBe('/marketplace');
    expect(wayBack('/orders/:id', locked)?.href).toBe('/my-orders');
  });

  it('leads from an address of no page to the Dashboard', () => {
    expect(wayBack('*')).toEqual({ href: '/dashboard', label: 'Dashboard' });
  });
});
