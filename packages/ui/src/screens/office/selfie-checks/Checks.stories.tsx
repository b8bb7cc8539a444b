import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChecksScreen } from './ChecksScreen.tsx';
import { waiting } from './sample-checks.ts';

const now = new Date('2026-06-04T12:00:00.000Z');

const meta = {
  title: 'Screens/Administration/Photo checks',
  component: ChecksScreen,
  args: {
    state: {
      kind: 'ready',
      now,
      checks: [
        waiting,
        {
          ...waiting,
          id: 5,
          isLookedAtAgain: true,
          asks: 7,
          member: { ...waiting.member, firstName: 'Amara' },
        },
        {
          ...waiting,
          id: 6,
          member: {
            ...waiting.member,
            firstName: 'Maximiliana-Konstantinopolitania of the Seven Rivers',
            profilePhotoUrl: null,
          },
        },
      ],
    },
  },
} satisfies Meta<typeof ChecksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Priya' })).toHaveAttribute(
      'href',
      '/admin/checks/4',
    );
    await expect(canvas.getByText('New main photo')).toBeVisible();
    await expect(canvas.getByText('7 times asked in 30 days')).toBeVisible();
  },
};

export const NothingWaits: Story = { args: { state: { kind: 'ready', now, checks: [] } } };
export const SwitchedOff: Story = { args: { state: { kind: 'not-found' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Denied: Story = { args: { state: { kind: 'denied' } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry: fn() } } };
