import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { HomeDoors } from './HomeDoors.tsx';

const onLockedMessages = fn();

const meta = {
  title: 'Screens/Dashboard/Ways on',
  component: HomeDoors,
  args: {
    unread: 3,
    connections: 6,
    planner: 'open',
    zipCode: '11215',
    kids: 2,
    checkedInAt: 'Prospect Park',
  },
  parameters: { layout: 'padded' },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof HomeDoors>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Profile Zip 11215, 2 kids' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prospect Park Currently checked in' })).toHaveAttribute(
      'href',
      '/check-in',
    );
  },
};

export const Locked: Story = {
  args: { onLockedMessages, planner: 'locked', checkedInAt: undefined },
  play: async ({ canvas, userEvent }) => {
    onLockedMessages.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Messages Comes with Pro' }));
    await expect(onLockedMessages).toHaveBeenCalledOnce();
    const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items.slice(-2)).toEqual([
      'Mommy AI Weekly Insight Premium only',
      'Smart Playdate Planner This feature is for Premium members only.',
    ]);
  },
};

export const Loading: Story = { args: { unread: undefined, connections: undefined, kids: undefined } };

/** One column with large letters. */
export const Magnified: Story = { globals: { viewport: { value: 'magnified', isRotated: false } } };
