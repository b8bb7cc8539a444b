import { waitsAsNewSeller } from '@nestmates/ui/testing/emails.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailFrames } from './EmailFrames.tsx';

const meta = { title: 'Emails/Orders', component: EmailFrames } satisfies Meta<typeof EmailFrames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OrdersSold: Story = { args: { name: 'orders.sold' } };
export const OrdersPaid: Story = { args: { name: 'orders.paid' } };
export const OrdersShipped: Story = { args: { name: 'orders.shipped' } };
export const OrdersReleaseSoon: Story = { args: { name: 'orders.release-soon' } };
export const OrdersUnshippedToSeller: Story = { args: { name: 'orders.unshipped-to-seller' } };
export const OrdersUnshippedToBuyer: Story = { args: { name: 'orders.unshipped-to-buyer' } };
export const OrdersCompleted: Story = { args: { name: 'orders.completed' } };
export const OrdersCompletedByItself: Story = { args: { name: 'orders.completed-by-itself' } };
export const OrdersCompletedOfNewSeller: Story = {
  args: { ...OrdersCompleted.args, facts: waitsAsNewSeller },
};
export const OrdersCompletedByItselfOfNewSeller: Story = {
  args: { ...OrdersCompletedByItself.args, facts: waitsAsNewSeller },
};
export const OrdersSentAfterWait: Story = { args: { name: 'orders.sent-after-wait' } };
