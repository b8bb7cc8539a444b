import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailFrames } from './EmailFrames.tsx';

const meta = { title: 'Emails/Returns', component: EmailFrames } satisfies Meta<typeof EmailFrames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OrdersReturnAsked: Story = { args: { name: 'orders.return-asked' } };
export const OrdersReturnAccepted: Story = { args: { name: 'orders.return-accepted' } };
export const OrdersReturnRefused: Story = { args: { name: 'orders.return-refused' } };
export const OrdersReturnWithdrawn: Story = { args: { name: 'orders.return-withdrawn' } };
export const OrdersReturnSent: Story = { args: { name: 'orders.return-sent' } };
export const OrdersReturnArrived: Story = { args: { name: 'orders.return-arrived' } };
export const OrdersReturnAnswerSoon: Story = { args: { name: 'orders.return-answer-soon' } };
export const OrdersReturnSendSoon: Story = { args: { name: 'orders.return-send-soon' } };
export const OrdersReturnConfirmSoon: Story = { args: { name: 'orders.return-confirm-soon' } };
export const OrdersReturnLapsedToBuyer: Story = { args: { name: 'orders.return-lapsed-to-buyer' } };
export const OrdersReturnLapsedToSeller: Story = { args: { name: 'orders.return-lapsed-to-seller' } };
export const OrdersReturnConfirmedToBuyer: Story = { args: { name: 'orders.return-confirmed-to-buyer' } };
export const OrdersReturnConfirmedToSeller: Story = { args: { name: 'orders.return-confirmed-to-seller' } };
