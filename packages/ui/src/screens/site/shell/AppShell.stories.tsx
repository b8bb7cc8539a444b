import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { keepLinksHere, onFollow } from '../../../../testing/keep-links-here.ts';
import { ErrorBoundary } from '../../../components/feedback/ErrorBoundary.tsx';
import { people } from '../../../drawings/people.ts';
import { FailedPage } from '../../platform/status/FailedPage.tsx';
import { AppShell } from './AppShell.tsx';
import { ExamplePage } from './ExamplePage.tsx';
import { type MenuId, type MenuItem, menu } from './menu/menu.ts';

const withMarks = (marks: Partial<Record<MenuId, Pick<MenuItem, 'locked' | 'count'>>>): readonly MenuItem[] =>
  menu.map((entry) => ({ ...entry, ...marks[entry.id] }));

const free = withMarks({
  messages: { locked: true },
  marketplace: { locked: true },
  orders: { locked: true },
  babysitting: { locked: true },
  'check-in': { locked: true },
  calendar: { locked: true },
  'seller-dashboard': { locked: true },
});

const meta = {
  title: 'Screens/Shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: keepLinksHere,
  args: {
    firstName: 'Sofia',
    face: people.sofia.face,
    items: withMarks({ messages: { count: 2 } }),
    path: '/dashboard',
    onLocked: fn(),
    onLogout: fn(),
    onFeedback: fn(),
    children: <ExamplePage />,
  },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'wide', isRotated: false } };

export const Phone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^Messages/ }));
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
    const menu = canvasElement.querySelector('aside nav')?.parentElement ?? canvasElement;
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

/** One header of 56 px, below which the page begins, and nothing floats over what scrolls. */
export const PhoneHeader: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(header?.getBoundingClientRect().height).toBe(56);
    await expect(header).toContainElement(canvas.getByRole('button', { name: 'Menu' }));
    await expect(header).toContainElement(canvas.getByRole('button', { name: 'Feedback' }));
  },
};

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(screen.getByText('Welcome, Sofia!', { selector: '[role=dialog] *' })).toBeVisible();
  },
};

export const MenuClosesWhenItIsFollowed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('link', { name: 'Calendar' }));
    await expect(onFollow).toHaveBeenCalledWith('/calendar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const MenuClosesAndReturnsFocus: Story = {
  tags: ['!autodocs'],
  parameters: { rest: 'as-played' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Locked: Story = {
  args: { items: free },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Messages/ }));
    await expect(args.onLocked).toHaveBeenCalledWith('messages');
    await expect(onFollow).not.toHaveBeenCalled();
  },
};

export const LockedMenuOpen: Story = { args: { items: free }, play: MenuOpen.play ?? (() => undefined) };

export const FewItems: Story = {
  args: {
    items: menu.filter(({ id }) =>
      ['dashboard', 'browse', 'matches', 'edit-profile', 'account', 'logout'].includes(id),
    ),
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
    await userEvent.click(canvas.getByRole('link', { name: 'Browse' }));
    await expect(onFollow).toHaveBeenCalledWith('/browse');
    // React logs caught errors; here that is expected.
    spyOn(console, 'error').mockClear();
  },
};

export const LongName: Story = {
  args: { firstName: 'Wilhelmina-Alexandrina', face: { kind: 'initial' }, path: '/calendar' },
  globals: wide,
};

export const Wide: Story = {
  args: { path: '/messages/12' },
  globals: wide,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Messages/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
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

export const WideLocked: Story = { args: { items: free }, globals: wide };
export const WideDocked: Story = { args: { feedback: 'docked' }, globals: wide };
