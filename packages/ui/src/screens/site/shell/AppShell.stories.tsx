import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { keepLinksHere, onFollow } from '../../../../testing/keep-links-here.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { ErrorBoundary } from '../../../components/feedback/ErrorBoundary.tsx';
import { FormActions } from '../../../components/forms/FormActions.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { people } from '../../../drawings/people.ts';
import { FailedPage } from '../../platform/status/FailedPage.tsx';
import { AppShell } from './AppShell.tsx';
import { ExamplePage } from './ExamplePage.tsx';
import { administratorMenu, menu } from './menu/menu.ts';
import { lockedFor } from './menu/sample-menu.ts';

const free = lockedFor('free');

const meta = {
  title: 'Screens/Shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: keepLinksHere,
  args: {
    firstName: 'Sofia',
    face: people.sofia.face,
    items: menu.map((entry) => (entry.id === 'messages' ? { ...entry, count: 2 } : entry)),
    path: '/dashboard',
    onLocked: fn(),
    onLogout: fn(),
    onFeedback: fn(),
    children: <ExamplePage />,
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (value: string) => ({ viewport: { value, isRotated: false } });
const wide = at('wide');

export const Phone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Home',
      'Browse',
      '2 newPeople',
      'Marketplace',
      'Me',
    ]);
    await waitFor(() => userEvent.click(tabs.getByRole('link', { name: /People$/ })));
    await expect(onFollow).toHaveBeenCalledWith('/messages');
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
  },
};

/** The line stands above the tab bar and covers nothing: the page ends above it. */
export const Offline: Story = {
  args: { note: { kind: 'offline' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('main');
    const line = [...canvasElement.querySelectorAll('[role="status"]')].find((one) => one.checkVisibility());
    await expect(line).toHaveTextContent('You’re offline. Showing what was last seen.');
    await expect(Number.parseFloat(getComputedStyle(page ?? document.body).paddingBottom)).toBe(72 + 44);
  },
};

/** The member's name stays visible at the end of the menu. */
export const OfflineWide: Story = {
  ...Offline,
  globals: wide,
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('aside') ?? canvasElement;
    await expect(menu.scrollHeight).toBe(menu.clientHeight);
  },
};

const onReload = fn();

export const NewVersion: Story = {
  args: { note: { kind: 'new-version', onReload } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

export const NewVersionWide: Story = { ...NewVersion, globals: wide };

/** One header of 56 px with the bell, below which the page begins, and nothing floats over what scrolls. */
export const PhoneHeader: Story = {
  args: { news: 3 },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(header?.getBoundingClientRect().height).toBe(56);
    await expect(header).toContainElement(canvas.getByRole('link', { name: 'Notifications, 3 new' }));
  },
};

/** The sticky footer of a page takes the place of the tab bar; feedback stands in the header. */
export const WithFooter: Story = {
  args: {
    path: '/edit-profile',
    back: { href: '/me', label: 'Me', besideFrom: 'wide' },
    children: (
      <Page title="Edit Profile">
        <FormActions>
          <Button wide>Save Profile Changes</Button>
        </FormActions>
      </Page>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    const footer = canvas.getByRole('button', { name: 'Save Profile Changes' }).parentElement;
    await expect(footer?.getBoundingClientRect().height).toBeLessThanOrEqual(80);
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
  },
};

/** Feedback keeps its place beside the title on the narrowest phones. */
export const WithFooterMagnified: Story = {
  args: WithFooter.args ?? {},
  globals: at('magnified'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Feedback' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
};

function FooterOnDemand() {
  const [shown, setShown] = useState(false);
  return (
    <Page title="Edit Profile">
      <Button onClick={() => setShown(!shown)}>Change</Button>
      {shown && (
        <FormActions>
          <Button wide>Save Profile Changes</Button>
        </FormActions>
      )}
    </Page>
  );
}

/** How long a tap on what has just appeared is ignored. */
const ignoreTapsFor = (time: string) => document.documentElement.style.setProperty('--double-tap', time);

/** The size of the bar is looked at once a frame. */
const nextFrame = () =>
  new Promise<void>((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
  });

/** What has just taken the place of the other is not meant by a tap, and the focus does not get lost with it. */
export const FooterComesLater: Story = {
  tags: ['!autodocs'],
  args: { path: '/edit-profile', children: <FooterOnDemand /> },
  beforeEach: () => () => document.documentElement.style.removeProperty('--double-tap'),
  play: async ({ canvas, userEvent }) => {
    ignoreTapsFor('3600s');
    const change = canvas.getByRole('button', { name: 'Change' });
    change.click();
    await canvas.findByRole('button', { name: 'Save Profile Changes' });
    change.click();
    const home = await canvas.findByRole('link', { name: 'Home' });
    await expect(getComputedStyle(home).pointerEvents).toBe('none');
    home.focus();
    await nextFrame();
    change.click();
    const save = await canvas.findByRole('button', { name: 'Save Profile Changes' });
    await expect(getComputedStyle(save).pointerEvents).toBe('none');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    ignoreTapsFor('0s');
    await waitFor(() => userEvent.click(save));
  },
};

/** Nothing is replaced beside a rail. */
export const WithFooterTablet: Story = {
  args: WithFooter.args ?? {},
  globals: at('tablet'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Feedback' })).toHaveLength(1);
  },
};

/** A page below a tab leads back, and its tab stays marked. */
export const BelowATab: Story = {
  args: { path: '/my-orders', back: { href: '/me', label: 'Me', besideFrom: 'wide' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Me' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Me' }));
    await expect(onFollow).toHaveBeenCalledWith('/me');
  },
};

/** The Marketplace is locked, and says why. People leads to what is open. */
export const Free: Story = {
  args: { items: free },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/matches');
    await waitFor(() => userEvent.click(canvas.getByRole('button', { name: /^Marketplace.*locked$/ })));
    await expect(args.onLocked).toHaveBeenCalledWith('marketplace');
  },
};

/** A listing that was shared opens in every plan: its tab is locked, and marked all the same. */
export const FreeBelowALockedTab: Story = {
  args: { items: free, path: '/marketplace/12', back: { href: '/dashboard', label: 'Dashboard' } },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('button', { name: /^Marketplace.*locked$/ });
    await expect(tab).toHaveAttribute('aria-current', 'page');
  },
};

function BrokenPage(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

/** A page whose code could not be loaded keeps menu and tab bar. */
export const PageNotLoaded: Story = {
  args: {
    path: '/matches',
    children: (
      <ErrorBoundary fallback={<FailedPage onRetry={fn()} />}>
        <BrokenPage />
      </ErrorBoundary>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => userEvent.click(canvas.getByRole('link', { name: 'Browse' })));
    await expect(onFollow).toHaveBeenCalledWith('/browse');
    // React logs caught errors; here that is expected.
    spyOn(console, 'error').mockClear();
  },
};

/** Forty letters in the welcome, and counts of six digits: two lines, and three letters. */
export const LongName: Story = {
  args: {
    firstName: 'Wilhelmina-Alexandrina-Josephine-Maria-T',
    face: { kind: 'initial' },
    path: '/calendar',
    news: 123_456,
    items: menu.map((entry) => ({ ...entry, count: 123_456 })),
  },
  globals: wide,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^Messages/ })).toHaveTextContent('Messages99+ new');
    const side = canvasElement.querySelector('aside');
    await expect(side?.scrollWidth).toBe(side?.clientWidth);
  },
};

export const ManyNew: Story = {
  args: { items: menu.map((entry) => ({ ...entry, count: 123_456 })), news: 123_456 },
};

export const Wide: Story = {
  args: { path: '/messages/12' },
  globals: wide,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Messages/ })).toHaveAttribute('aria-current', 'page');
    const welcome = canvas.getByRole('button', { name: /^Welcome, Sofia!/ });
    await expect(welcome).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(welcome);
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await userEvent.click(welcome);
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
  },
};

/** One of the member's own pages opens their part of the menu. */
export const WideOwnPages: Story = {
  args: { path: '/account', items: administratorMenu },
  globals: wide,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Account Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin');
  },
};

/** The floating button has a column of its own. */
export const WideFloating: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('link', { name: /Connection Requests/ }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Feedback' }).getBoundingClientRect();
    await expect(page.right).toBeLessThan(button.left);
  },
};

/** Locked items stay in their place, and say why when they are chosen. */
export const WideLocked: Story = {
  args: { items: free },
  globals: wide,
  play: async ({ args, canvas, userEvent }) => {
    const messages = canvas.getByRole('button', { name: /^Messages.*locked/ });
    await expect(messages).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(messages);
    await expect(args.onLocked).toHaveBeenCalledWith('messages');
    await expect(onFollow).not.toHaveBeenCalled();
  },
};
export const WideDocked: Story = { args: { feedback: 'docked' }, globals: wide };

/** The rail is 96 px wide and has the bell, so that the page's header has none. */
export const Tablet: Story = {
  args: { news: 3 },
  globals: at('tablet'),
  play: async ({ args, canvas, userEvent }) => {
    const rail = canvas.getByRole('navigation', { name: 'Main' }).parentElement;
    await expect(rail?.getBoundingClientRect()).toMatchObject({ left: 0, width: 96, height: innerHeight });
    await expect(rail).toContainElement(canvas.getByRole('link', { name: 'Notifications, 3 new' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(96);
  },
};
export const TabletBelowATab: Story = { args: BelowATab.args ?? {}, globals: at('tablet') };
export const TabletOffline: Story = { args: { note: { kind: 'offline' } }, globals: at('tablet') };

/** A phone held sideways: icons only, and everything fits its height. */
export const Sideways: Story = {
  args: { news: 3 },
  globals: at('sideways'),
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('navigation', { name: 'Main' }).parentElement;
    await expect(rail?.getBoundingClientRect().width).toBe(72);
    await expect(rail?.scrollHeight).toBe(rail?.clientHeight);
    await expect(canvas.getByRole('button', { name: 'Feedback' })).toBeVisible();
  },
};
