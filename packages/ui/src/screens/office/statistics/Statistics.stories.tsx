import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { tryAgain, unready } from '../admin/unready-stories.ts';
import { StatisticsScreen } from './StatisticsScreen.tsx';
import { sampleStatistics as statistics } from './sample-statistics.ts';

const meta = {
  title: 'Screens/Administration/Overview',
  component: StatisticsScreen,
  args: { state: { kind: 'ready', statistics } },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/figures' } },
} satisfies Meta<typeof StatisticsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Orders paid by week' }));
    await expect(table.getByRole('row', { name: 'Jun 1 8' })).toBeVisible();
    await expect(table.getAllByRole('rowheader')).toHaveLength(12);
    await expect(canvas.getByText('$482.75')).toBeVisible();
  },
};

/** The first day. */
export const Nothing: Story = {
  args: {
    state: {
      kind: 'ready',
      statistics: {
        ...statistics,
        members: 2,
        newMembers: 2,
        activeMembers: 0,
        matches: 0,
        messages: 0,
        swaps: 0,
        orders: 0,
        held: 0,
        weeks: statistics.weeks.map(({ from }) => ({
          from,
          members: 0,
          matches: 0,
          messages: 0,
          swaps: 0,
          orders: 0,
        })),
      },
    },
  },
};

export const LargeNumbers: Story = {
  args: {
    state: {
      kind: 'ready',
      statistics: {
        ...statistics,
        members: 1_204_331,
        messages: 98_203_114,
        held: 1_234_567_89,
        weeks: statistics.weeks.map((week) => ({ ...week, messages: week.messages * 10_000 })),
      },
    },
  },
};

export const Loading: Story = { args: { state: unready.loading } };
export const Denied: Story = { args: { state: unready.denied } };
export const Failed: Story = {
  args: { state: unready.failed },
  play: tryAgain,
};
