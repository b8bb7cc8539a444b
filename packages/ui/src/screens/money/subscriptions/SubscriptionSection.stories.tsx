import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubscriptionSection, type SubscriptionSectionState } from './SubscriptionSection.tsx';

const onManage = fn();
const onRetry = fn();
const subscription = {
  plan: 'premium',
  status: 'active',
  periodEnd: '2026-12-21T12:00:00.000Z',
  openUntil: null,
} as const;
const active = {
  kind: 'ready',
  subscription,
  opening: false,
  onManage,
} as const satisfies SubscriptionSectionState;
const withStatus = (status: 'ending' | 'past_due' | 'unpaid', openUntil: string | null) => ({
  state: { ...active, subscription: { ...subscription, status, openUntil } },
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
