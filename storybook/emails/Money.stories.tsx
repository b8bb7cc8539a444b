import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailFrames } from './EmailFrames.tsx';

const meta = { title: 'Emails/Money', component: EmailFrames } satisfies Meta<typeof EmailFrames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DisputesPlanPaused: Story = { args: { name: 'disputes.plan-paused' } };
export const DisputesPlanResumed: Story = { args: { name: 'disputes.plan-resumed' } };
export const DisputesPlanEnded: Story = { args: { name: 'disputes.plan-ended' } };
export const PaymentsAccountConcern: Story = { args: { name: 'payments.account-concern' } };
export const SubscriptionsPaymentFailed: Story = { args: { name: 'subscriptions.payment-failed' } };
export const SubscriptionsPaidBack: Story = { args: { name: 'subscriptions.paid-back' } };
export const PayoutsHeld: Story = { args: { name: 'payouts.held' } };
export const PayoutsLifted: Story = { args: { name: 'payouts.lifted' } };
export const OrdersUnclaimed: Story = { args: { name: 'orders.unclaimed' } };
export const OrdersUnclaimedWhileHeld: Story = {
  args: { ...OrdersUnclaimed.args, facts: { isHeld: true } },
};
export const OrdersUnclaimedSent: Story = { args: { name: 'orders.unclaimed-sent' } };
