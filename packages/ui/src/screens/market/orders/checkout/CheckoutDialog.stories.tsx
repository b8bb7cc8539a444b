import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CheckoutDialog, type CheckoutDialogState } from './CheckoutDialog.tsx';

const [onPay, onRetry] = [fn(), fn()];

const ready = {
  kind: 'ready',
  quote: { price: 4800, processingFee: 175, total: 4975, fulfilment: 'shipping' },
  leaving: false,
  onPay,
} as const satisfies CheckoutDialogState;

const meta = {
  title: 'Screens/Orders/Checkout',
  component: CheckoutDialog,
  args: { title: 'Wooden balance bike', state: ready, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    for (const on of [onPay, onRetry]) on.mockClear();
  },
} satisfies Meta<typeof CheckoutDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Checkout' }));

/** All that the buyer pays stands there before paying. */
export const Ready: Story = {
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText('$48.00')).toBeVisible());
    await expect(shown.getByText('$1.75')).toBeVisible();
    await expect(shown.getByText('$49.75')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Pay $49.75' }));
    await expect(onPay).toHaveBeenCalledOnce();
  },
};

export const Service: Story = {
  args: {
    title: 'Piano lessons with a title that is as long as a title may be, for beginners from five years on',
    state: {
      ...ready,
      quote: { price: 9_999_999, processingFee: 290_030, total: 10_290_029, fulfilment: 'service' },
    },
  },
};

/** The payment provider works out the tax once it knows the address. */
export const PlusTax: Story = {
  args: { state: { ...ready, quote: { ...ready.quote, plusTax: true } } },
  play: async ({ userEvent }) => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText('Worked out on the next page')).toBeVisible());
    await expect(shown.getByText('Total before tax')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Pay $49.75 plus tax' }));
    await expect(onPay).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = { args: { state: { ...ready, leaving: true } } };

export const PriceChanged: Story = {
  args: {
    state: {
      ...ready,
      quote: { ...ready.quote, price: 5500, processingFee: 190, total: 5690 },
      refusal: { message: 'The price has changed: it is $55.00 now.' },
    },
  },
};

export const SellerNotReady: Story = {
  args: {
    state: {
      ...ready,
      refusal: {
        title: 'Payment Setup Required',
        message: 'The seller needs to complete their payment setup first.',
      },
    },
  },
};

export const SoldMeanwhile: Story = {
  args: {
    state: { kind: 'failed', refusal: { message: 'This listing is no longer available.' }, onRetry },
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
