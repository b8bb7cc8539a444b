import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MeetSafelySheet } from './MeetSafelySheet.tsx';

const none = { kind: 'none', sharing: false, onShare: fn() } as const;
const shared = {
  kind: 'shared',
  endsAt: new Date(2026, 5, 8, 2, 0).toISOString(),
  homeSafeAt: null,
  begun: true,
  pending: undefined,
  onSend: fn(),
  onHomeSafe: fn(),
  onEnd: fn(),
} as const;

const meta = {
  title: 'Screens/Meet Safely',
  component: MeetSafelySheet,
  args: { open: true, name: 'Amara', link: none, onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MeetSafelySheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotShared: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Share My Plan' }));
    await expect(none.onShare).toHaveBeenCalledOnce();
  },
};
export const Sharing: Story = { args: { link: { ...none, sharing: true } } };
export const Shared: Story = {
  args: { link: shared },
  play: async ({ userEvent }) => {
    await screen.findByText(/until Monday, June 8, 2:00 AM\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'I’m Home Safe' }));
    await expect(shared.onHomeSafe).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Stop Sharing' }));
    await expect(shared.onEnd).toHaveBeenCalledOnce();
  },
};
export const HomeSafe: Story = {
  args: { link: { ...shared, homeSafeAt: new Date(2026, 5, 6, 17, 40).toISOString() } },
  play: async () => {
    await screen.findByText(/home safe since 5:40 PM/);
    await expect(screen.queryByRole('button', { name: 'I’m Home Safe' })).toBeNull();
  },
};
export const Loading: Story = { args: { link: { kind: 'loading' } } };
export const Failed: Story = { args: { link: { kind: 'failed', onRetry: fn() } } };
