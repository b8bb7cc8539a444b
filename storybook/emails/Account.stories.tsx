import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailFrames } from './EmailFrames.tsx';

const meta = { title: 'Emails/Account', component: EmailFrames } satisfies Meta<typeof EmailFrames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AccountsSendResetLink: Story = { args: { name: 'accounts.send-reset-link' } };
export const AccountsSendVerificationLink: Story = { args: { name: 'accounts.send-verification-link' } };
export const AccountsConfirmErasure: Story = { args: { name: 'accounts.confirm-erasure' } };
export const AccountsNewBrowser: Story = { args: { name: 'accounts.new-browser' } };
export const EmailChangeConfirm: Story = { args: { name: 'email-change.confirm' } };
export const EmailChangeAsked: Story = { args: { name: 'email-change.asked' } };
export const EmailChangeChanged: Story = { args: { name: 'email-change.changed' } };
export const AccountsSecurityChanged: Story = { args: { name: 'accounts.security-changed' } };
export const AccountsConfirmedAct: Story = { args: { name: 'accounts.confirmed-act' } };
export const AccountDeletionScheduled: Story = { args: { name: 'account-deletion.scheduled' } };
export const AccountDeletionPutOff: Story = { args: { name: 'account-deletion.put-off' } };
export const CalendarLinksMade: Story = { args: { name: 'calendar-links.made' } };
export const ExportsSendLink: Story = { args: { name: 'exports.send-link' } };
export const SelfieChecksDecided: Story = { args: { name: 'selfie-checks.decided' } };
