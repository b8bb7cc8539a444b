import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailFrames } from './EmailFrames.tsx';

const meta = { title: 'Emails/People', component: EmailFrames } satisfies Meta<typeof EmailFrames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MessagesUnreadDigest: Story = { args: { name: 'messages.unread-digest' } };
export const ConnectionsWriteToRecipient: Story = { args: { name: 'connections.write-to-recipient' } };
