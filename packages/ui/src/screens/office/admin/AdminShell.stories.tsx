import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { people } from '../../../drawings/people.ts';
import { AdminPage } from './AdminPage.tsx';
import { AdminShell } from './AdminShell.tsx';
import { AdminCountsContext } from './admin-counts.ts';

const meta = {
  title: 'Screens/Administration/Shell',
  component: AdminShell,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/admin/cases/209',
    firstName: 'Ruth',
    face: people.hannah.face,
    back: { href: '/admin/cases', label: 'Cases' },
    onFeedback: fn(),
    onSearch: fn(),
    children: (
      <AdminPage current="cases" title="Case 209">
        <p>What is known of the case.</p>
      </AdminPage>
    ),
  },
  render: (args) => (
    <AdminCountsContext value={{ cases: 3, disputes: 123_456 }}>
      <AdminShell {...args} />
    </AdminCountsContext>
  ),
} satisfies Meta<typeof AdminShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (value: string) => ({ viewport: { value, isRotated: false } });

/** Pages of administrators stand below the title on a phone, and the header leads back. */
export const Phone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Administration' }));
    await expect(menu.getByRole('link', { name: /^Cases/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Back to Cases' })).toHaveAttribute('href', '/admin/cases');
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

export const PhoneInbox: Story = {
  args: { path: '/admin', back: { href: '/dashboard', label: 'the app', besideFrom: 'medium' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the app' })).toHaveAttribute('href', '/dashboard');
  },
};

/** One menu, nothing of the members', no lock, and nothing wider than the screen. */
export const Wide: Story = {
  globals: at('wide'),
  play: async ({ canvas, canvasElement }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Administration' }));
    await expect(menu.getAllByRole('link')).toHaveLength(12);
    await expect(menu.getByRole('link', { name: /^Disputes/ })).toHaveTextContent('Disputes99+ waiting');
    await expect(menu.queryByText(/locked/)).toBeNull();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(innerWidth);
  },
};

export const Tablet: Story = {
  globals: at('tablet'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(96);
    await expect(canvas.getByRole('link', { name: 'Back to the app' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: { firstName: 'Wilhelmina-Alexandrina-Josephine-Maria-T', face: { kind: 'initial' } },
  globals: at('wide'),
};

export const Offline: Story = { args: { note: { kind: 'offline' } } };
export const OfflineWide: Story = { args: { note: { kind: 'offline' } }, globals: at('wide') };
