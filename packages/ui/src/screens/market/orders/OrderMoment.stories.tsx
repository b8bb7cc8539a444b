import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { OrderMoment } from './OrderMoment.tsx';
import { asSeller } from './sample-order.ts';
import { sampleOrders } from './sample-orders.ts';

const meta = {
  title: 'Screens/Moments/Sale',
  component: OrderMoment,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: { order: asSeller(sampleOrders.completed, []), of: 'money', onClose: fn() },
} satisfies Meta<typeof OrderMoment>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Money: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'The money is yours' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See your earnings' })).toBeVisible();
  },
};

export const FirstSale: Story = {
  args: { order: asSeller(sampleOrders.pending, ['ship']), of: 'first-sale' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Your first sale' })).toBeVisible();
    await expect(screen.getByText('Ship it')).toBeVisible();
  },
};

/** The title of 80 letters, and the highest number that fits. */
export const LongWords: Story = {
  args: { order: asSeller(sampleOrders.long, []), of: 'money' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'The money is yours' })).toBeVisible();
  },
};
