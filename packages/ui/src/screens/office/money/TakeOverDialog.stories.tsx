import type { TakeOverView } from '@nestmates/application/office/money/take-over-contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { TakeOverDialog } from './TakeOverDialog.tsx';

const onTake = fn();
const onClose = fn();
const onRetry = fn();

const view: TakeOverView = {
  provider: 'stripe',
  paymentId: 'ch_3RkX2eLkdIwHu7ixQh4fG6pN',
  orderId: 1047,
  isPlan: false,
  rows: [
    { kind: 'release', amount: 4800 },
    { kind: 'dispute', amount: 1000 },
    { kind: 'disputeFee', amount: 1500 },
  ],
  shares: [
    { party: 'buyer', before: -4975, after: -4975 },
    { party: 'seller', before: 0, after: 4800 },
    { party: 'held', before: 4800, after: -1000 },
    { party: 'bank', before: 0, after: 1000 },
    { party: 'provider', before: 174, after: 1674 },
    { party: 'platform', before: 1, after: -1499 },
  ],
  seen: 'release=4800,dispute=1000,disputeFee=1500',
  paysBack: false,
  settlesRest: false,
  staysHeld: null,
  needsTwo: false,
  proposed: null,
};

const much: TakeOverView = { ...view, orderId: null, needsTwo: true };

const meta = {
  title: 'Screens/Administration/Take Over',
  component: TakeOverDialog,
  args: { state: { kind: 'ready', view }, sending: false, onTake, onClose },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    for (const called of [onTake, onClose, onRetry]) called.mockClear();
  },
} satisfies Meta<typeof TakeOverDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
const page = () => within(document.body);
/** A dialog fades in. */
const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());

export const OfAnOrder: Story = {
  play: async ({ userEvent }) => {
    const ends = within(await page().findByRole('region', { name: 'What everybody ends with' }));
    await expect(ends.getByText('Sent to the seller').parentElement).toHaveTextContent('$48.00');
    await expect(ends.getByText('Paid by the buyer').parentElement).toHaveTextContent('$49.75');
    await seen(() => page().getByRole('link', { name: 'Order 1047' }));
    await userEvent.click(page().getByRole('button', { name: 'Take It Over' }));
    await expect(onTake).toHaveBeenCalledWith(view);
  },
};

export const OfNoOrder: Story = {
  args: { state: { kind: 'ready', view: { ...view, orderId: null } } },
  play: async () => {
    await seen(() => page().getByText(/Our books have no such order/));
  },
};

const lost: TakeOverView = {
  ...much,
  rows: [
    { kind: 'charge', amount: 4975 },
    { kind: 'release', amount: 4626 },
    { kind: 'providerFee', amount: 174 },
    { kind: 'netting', amount: 174 },
    { kind: 'fee', amount: 175 },
  ],
  shares: [
    { party: 'buyer', before: 0, after: -4975 },
    { party: 'seller', before: 0, after: 4626 },
    { party: 'provider', before: 0, after: 174 },
    { party: 'platform', before: 0, after: 175 },
  ],
  settlesRest: true,
};

/** What the seller owed was taken from it. */
export const OfALostSale: Story = {
  args: { state: { kind: 'ready', view: lost } },
  play: async () => {
    await seen(() =>
      page().getByText(/\$1\.74 of it settles what the seller owes, or will owe\. \$1\.75 is left/),
    );
    await seen(() => page().getByText(/worked out from what was paid/));
  },
};

const held: TakeOverView = {
  ...lost,
  rows: [{ kind: 'fee', amount: 175 }],
  shares: [{ party: 'held', before: 349, after: 174 }],
  staysHeld: { amount: 174, reason: 'seller-unknown' },
};

export const OfALostSaleOfNobody: Story = {
  args: { state: { kind: 'ready', view: held } },
  play: async () => {
    await seen(() =>
      page().getByText(/\$1\.75 is left.*\$1\.74 of it stays held: the seller did not get it/),
    );
  },
};

/** Nothing can be booked of it, and it is said why. */
export const OfALostSaleThatGoesBack: Story = {
  args: {
    state: {
      kind: 'ready',
      view: {
        ...held,
        rows: [],
        settlesRest: false,
        staysHeld: { amount: 3830, reason: 'refund-under-way' },
      },
    },
  },
  play: async () => {
    await seen(() => page().getByText(/\$38\.30 of it stays held: the buyer has not got back/));
    await expect(page().queryByRole('button', { name: /Propose|Take It Over/ })).toBeNull();
  },
};

export const OfALostSaleThatWentBack: Story = {
  args: {
    state: {
      kind: 'ready',
      view: {
        ...lost,
        rows: [
          { kind: 'refund', amount: 4975 },
          { kind: 'reversal', amount: 4626 },
          { kind: 'netting', amount: -174 },
        ],
        shares: [
          { party: 'buyer', before: -4975, after: 0 },
          { party: 'seller', before: 4626, after: 0 },
          { party: 'platform', before: 175, after: -174 },
        ],
      },
    },
  },
  play: async () => {
    await seen(() => page().getByText(/The seller owes \$1\.74 again/));
  },
};

/** A worker refunds it, so something moves. */
export const OfAnExpiredOrder: Story = {
  args: { state: { kind: 'ready', view: { ...view, paysBack: true } } },
  play: async () => {
    await seen(() => page().getByText(/the buyer gets it back from us/));
    await expect(page().queryByText(/Nothing moves at the provider/)).toBeNull();
  },
};

export const OfAPlan: Story = {
  args: {
    state: {
      kind: 'ready',
      view: {
        ...view,
        orderId: null,
        isPlan: true,
        rows: [
          { kind: 'planPayment', amount: 799 },
          { kind: 'providerFee', amount: 53 },
        ],
        shares: [
          { party: 'buyer', before: 0, after: -799 },
          { party: 'provider', before: 0, after: 53 },
          { party: 'platform', before: 0, after: 746 },
        ],
      },
    },
  },
};

/** It is only proposed above the amount. */
export const OfMuchMoney: Story = {
  args: { state: { kind: 'ready', view: much } },
  play: async () => {
    await seen(() => page().getByRole('button', { name: 'Propose It' }));
  },
};

export const ProposedByMe: Story = {
  args: { state: { kind: 'ready', view: { ...much, proposed: 'own' } } },
  play: async () => {
    await seen(() => page().getByText(/You have proposed it/));
    await expect(page().queryByRole('button', { name: 'Take It Over' })).toBeNull();
  },
};

export const ProposedByAnother: Story = {
  args: { state: { kind: 'ready', view: { ...much, proposed: 'other' } } },
  play: async () => {
    await seen(() => page().getByRole('button', { name: 'Take It Over' }));
  },
};

export const Sending: Story = { args: { sending: true } };

/** Another administrator was faster. */
export const TakenOverAlready: Story = {
  args: { state: { kind: 'ready', view: { ...view, rows: [], seen: '' } } },
  play: async () => {
    await seen(() => page().getByText('Our books have all of this payment by now.'));
  },
};

export const Gone: Story = { args: { state: { kind: 'gone' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ userEvent }) => {
    await userEvent.click(await page().findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
