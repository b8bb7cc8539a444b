import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { GuaranteeState } from './GuaranteeBlock.tsx';
import { SubscriptionSection, type SubscriptionSectionState } from './SubscriptionSection.tsx';

const onManage = fn();
const onRetry = fn();
const onResend = fn();
const onAsk = fn();
const onConfirm = fn();
const onCancel = fn();
const subscription = {
  plan: 'premium',
  status: 'active',
  periodEnd: '2026-12-21T12:00:00.000Z',
  openUntil: null,
} as const;
const active = {
  kind: 'ready',
  subscription,
  guarantee: { kind: 'none' },
  opening: false,
  onManage,
} as const satisfies SubscriptionSectionState;
const withStatus = (status: 'ending' | 'past_due' | 'unpaid', openUntil: string | null) => ({
  state: { ...active, subscription: { ...subscription, status, openUntil } },
});

const open = {
  kind: 'open',
  guarantee: { status: 'open', amount: 1199, until: '2026-12-21T12:00:00.000Z' },
  step: 'idle',
  onAsk,
  onCancel,
  onConfirm,
} as const satisfies GuaranteeState;
const withGuarantee = (guarantee: GuaranteeState) => ({ state: { ...active, guarantee } });
const used = (status: 'asked' | 'refunded' | 'refused') => ({
  state: {
    ...active,
    subscription: null,
    guarantee: {
      kind: 'used' as const,
      guarantee: { status, amount: 1199, at: '2026-11-23T12:00:00.000Z' },
    },
  },
});

const meta = {
  title: 'Screens/Account/Subscription',
  component: SubscriptionSection,
  args: { state: active },
} satisfies Meta<typeof SubscriptionSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas, userEvent }) => {
    onManage.mockClear();
    await expect(canvas.getByText(/is renewed on December 21, 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Manage subscription' }));
    await expect(onManage).toHaveBeenCalledOnce();
  },
};
export const Ending: Story = {
  args: withStatus('ending', '2026-12-21T12:00:00.000Z'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/open until December 21, 2026 and is not renewed/)).toBeVisible();
  },
};
export const PastDue: Story = {
  args: withStatus('past_due', '2026-11-24T12:00:00.000Z'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/stays open until November 24, 2026/)).toBeVisible();
  },
};
export const Unpaid: Story = { args: withStatus('unpaid', null) };
export const Opening: Story = { args: { state: { ...active, opening: true } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const Guaranteed: Story = {
  args: withGuarantee(open),
  play: async ({ canvas, userEvent }) => {
    onAsk.mockClear();
    await expect(canvas.getByText(/Until December 21, 2026 you can have your \$11.99 back/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get my money back' }));
    await expect(onAsk).toHaveBeenCalledOnce();
  },
};
export const GuaranteeAsked: Story = {
  args: withGuarantee({ ...open, step: 'asking' }),
  play: async ({ userEvent }) => {
    onConfirm.mockClear();
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Get $11.99 back?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, pay it back' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my plan' }));
    await expect(onCancel).toHaveBeenCalled();
  },
};
export const GuaranteeSending: Story = { args: withGuarantee({ ...open, step: 'sending' }) };
export const GuaranteeOver: Story = {
  args: withGuarantee({
    kind: 'closed',
    guarantee: { status: 'closed', says: 'The 30 days after your first payment are over.' },
  }),
};
const unverified = { kind: 'unverified', until: open.guarantee.until } as const;
export const GuaranteeUnverified: Story = {
  args: withGuarantee({ ...unverified, resend: { kind: 'idle', onResend } }),
  play: async ({ canvas, userEvent }) => {
    onResend.mockClear();
    await expect(
      canvas.getByText(/Until December 21, 2026 you can have your money back, once your email is verified/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(onResend).toHaveBeenCalledOnce();
  },
};
export const GuaranteeLinkSent: Story = {
  args: withGuarantee({ ...unverified, resend: { kind: 'sent', onResend } }),
};
export const GuaranteeLoading: Story = { args: withGuarantee({ kind: 'loading' }) };
export const GuaranteeFailed: Story = {
  args: withGuarantee({ kind: 'failed', onRetry }),
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const PayingBack: Story = { args: used('asked') };
export const PaidBack: Story = {
  args: used('refunded'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan has ended.')).toBeVisible();
    await expect(canvas.getByText(/paid \$11.99 back to your card on November 23, 2026/)).toBeVisible();
  },
};
export const PaymentRefused: Story = { args: used('refused') };
