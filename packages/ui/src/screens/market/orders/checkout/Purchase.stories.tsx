import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { sampleOrders } from '../sample-orders.ts';
import { PurchaseCanceledScreen } from './PurchaseCanceledScreen.tsx';
import { PurchaseSuccessScreen } from './PurchaseSuccessScreen.tsx';

const meta = {
  title: 'Screens/Orders/After the checkout',
  parameters: { layout: 'fullscreen', shell: { path: '/marketplace' } },
  beforeEach: keepLinksHere,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Successful: Story = {
  render: () => <PurchaseSuccessScreen state={{ kind: 'paid', order: sampleOrders.pending }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    const address = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(address('View Your Order')).toBe('/orders/1047');
    await expect(address('Continue Shopping')).toBe('/marketplace');
    await expect(address('Go to Messages')).toBe('/messages');
  },
};

export const Confirming: Story = {
  render: () => <PurchaseSuccessScreen state={{ kind: 'confirming' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Confirming…/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View Your Order' })).toBeNull();
  },
};

export const LongWords: Story = {
  render: () => <PurchaseSuccessScreen state={{ kind: 'paid', order: sampleOrders.long }} />,
};
export const PaidBack: Story = {
  render: () => <PurchaseSuccessScreen state={{ kind: 'returned', order: sampleOrders.refunded }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your payment goes back' })).toBeVisible();
    await expect(canvas.queryByText(/We hold your/)).toBeNull();
  },
};
export const NotKnown: Story = { render: () => <PurchaseSuccessScreen state={{ kind: 'unknown' }} /> };

export const Canceled: Story = {
  render: () => <PurchaseCanceledScreen state={{ kind: 'canceled' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment Canceled' })).toBeVisible();
  },
};

/** The words come from the address, so they are shown as they are. */
export const PaymentError: Story = {
  render: () => (
    <PurchaseCanceledScreen
      state={{ kind: 'failed', message: '<b>Your card was declined.</b> Try another.' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
    await expect(canvas.getByText('<b>Your card was declined.</b> Try another.')).toBeVisible();
  },
};
