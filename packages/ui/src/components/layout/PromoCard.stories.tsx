import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { PromoCard } from './PromoCard.tsx';

const meta = {
  title: 'Components/Layout/PromoCard',
  parameters: {
    guide: {
      use: 'An offer on a page that is about something else: unlock, upgrade.',
      avoid: 'A locked page; that has a page of its own.',
      keyboard: { 'Enter, Space': 'Follows the offer or dismisses it' },
      do: ['Let her dismiss it, and remember that'],
      dont: ['Show two on one screen'],
    } satisfies ComponentGuide,
  },
  component: PromoCard,
  args: {
    title: 'Unlock Premium Access',
    onDismiss: fn(),
    children: <p>Have an early-access code? It opens everything.</p>,
  },
} satisfies Meta<typeof PromoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Berry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss Unlock Premium Access' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const Plain: Story = { args: { tone: 'plain' } };
export const OnThePlate: Story = { args: { tone: 'plate' } };
export const NotDismissible: Story = {
  render: ({ title, children }) => <PromoCard title={title}>{children}</PromoCard>,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LongTitle: Story = {
  args: { title: 'Unlock Premium Access for everyone in the whole neighbourhood' },
};
