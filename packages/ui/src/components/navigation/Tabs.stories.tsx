import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  parameters: {
    guide: {
      use: 'Two to four views of the same thing, one at a time.',
      avoid: 'Steps in an order; use Stepper. Pages; use the menu.',
      keyboard: {
        'Arrow Left, Arrow Right': 'Chooses the tab beside it',
        'Home, End': 'Chooses the first or last tab',
        Tab: 'Moves into the panel',
      },
      do: ['Say how many entries a tab has, if it is known'],
      dont: ['Hide the only way to something in the second tab'],
    } satisfies ComponentGuide,
  },
  component: Tabs,
  args: {
    label: 'Swaps',
    onChange: fn(),
    items: [
      { id: 'pending', label: 'Pending', count: 2, content: <p>Two mothers would like a swap.</p> },
      { id: 'confirmed', label: 'Confirmed', count: 1, content: <p>Saturday, June 6, with Amara.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tapped = canvas.getByRole('tab', { name: 'Pending (2)' });
    await userEvent.click(tapped);
    // A focus ring is for the keyboard.
    await expect(getComputedStyle(tapped).outlineStyle).toBe('none');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Saturday, June 6');
    await expect(args.onChange).toHaveBeenLastCalledWith('confirmed');
  },
};

/** The dot says which of them has something for the member. */
export const OneWaits: Story = {
  args: {
    items: [
      { id: 'pending', label: 'Pending', count: 0, content: <p>No swaps are waiting.</p> },
      { id: 'past', label: 'Past', count: 1, waiting: '1 waits for you', content: <p>Did it happen?</p> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Past (1) 1 waits for you' })).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    items: ['Overview', 'Listings', 'Orders', 'Earnings', 'Shop profile', 'Payouts'].map((label) => ({
      id: label,
      label,
      content: <p>{label}</p>,
    })),
  },
};
