import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { tryAgain, unready } from '../admin/unready-stories.ts';
import { AdminDisputesScreen, type AdminDisputesScreenState } from './AdminDisputesScreen.tsx';
import { sampleDisputes } from './sample-disputes.ts';

const { open, inquiry, plan, unknown, foreign, warning, overdue, sending, waiting, won, lost, closed, long } =
  sampleDisputes;
const onTab = fn();

const usual: AdminDisputesScreenState = {
  tab: 'answer',
  disputes: { kind: 'ready', disputes: [overdue, open, inquiry, plan, warning] },
  now: new Date('2026-06-04T12:00:00Z'),
  onTab,
};

const meta = {
  title: 'Screens/Administration/Disputes',
  component: AdminDisputesScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/disputes' } },
  beforeEach() {
    onTab.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof AdminDisputesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ToAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    // Two of them say so.
    await expect(canvas.getAllByText('Due in 4 days')).toHaveLength(2);
    await expect(canvas.getByText('The deadline is over')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'A plan' })).toHaveAttribute('href', '/admin/disputes/33');
    await userEvent.click(canvas.getByRole('tab', { name: 'With the Bank' }));
    await expect(onTab).toHaveBeenLastCalledWith('waiting');
  },
};

/** Nothing of ours was paid with one, and the other is in another currency. */
export const UnknownToUs: Story = {
  args: { state: { ...usual, disputes: { kind: 'ready', disputes: [unknown, foreign] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'An unknown payment' })).toBeVisible();
    await expect(canvas.getByText('$0 of €45.00')).toBeVisible();
  },
};

export const WithTheBank: Story = {
  args: { state: { ...usual, tab: 'waiting', disputes: { kind: 'ready', disputes: [sending, waiting] } } },
};

export const Decided: Story = {
  args: {
    state: {
      ...usual,
      tab: 'decided',
      disputes: { kind: 'ready', disputes: [won, lost, closed, long], more: { kind: 'more', onMore: fn() } },
    },
  },
};

const none = { kind: 'ready', disputes: [] } as const;
export const NothingToAnswer: Story = { args: { state: { ...usual, disputes: none } } };
export const NothingWithTheBank: Story = { args: { state: { ...usual, tab: 'waiting', disputes: none } } };
export const NothingDecided: Story = { args: { state: { ...usual, tab: 'decided', disputes: none } } };
export const Loading: Story = { args: { state: { ...usual, disputes: unready.loading } } };
export const Denied: Story = { args: { state: { ...usual, disputes: unready.denied } } };
export const Failed: Story = {
  args: { state: { ...usual, disputes: unready.failed } },
  play: tryAgain,
};
