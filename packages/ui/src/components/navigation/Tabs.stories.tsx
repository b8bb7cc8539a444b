import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
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
    await userEvent.click(canvas.getByRole('tab', { name: 'Pending (2)' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Saturday, June 6');
    await expect(args.onChange).toHaveBeenLastCalledWith('confirmed');
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
