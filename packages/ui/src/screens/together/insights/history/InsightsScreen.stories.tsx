import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longInsight, sampleInsight } from '../sample-insights.ts';
import { InsightsScreen, type InsightsScreenState } from './InsightsScreen.tsx';

const [onMark, onRetry] = [fn(), fn()];
const earlier = { ...sampleInsight, id: 3, week: '2026-W22', generatedAt: '2026-05-25T11:02:00Z' };
const ready = {
  kind: 'ready',
  insights: [sampleInsight, earlier],
  onMark,
} as const satisfies InsightsScreenState;

const meta = {
  title: 'Screens/Weekly insight/Past weeks',
  component: InsightsScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/dashboard' } },
} satisfies Meta<typeof InsightsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    onMark.mockClear();
    await expect(canvas.getByRole('heading', { name: 'Week of May 25' })).toBeVisible();
    const [, second] = canvas.getAllByRole('button', { name: 'Bonding: not helpful' });
    if (second) await userEvent.click(second);
    await expect(onMark).toHaveBeenLastCalledWith(earlier, 'bonding', false);
  },
};

export const LongWords: Story = { args: { state: { ...ready, insights: [longInsight] } } };

export const Empty: Story = { args: { state: { ...ready, insights: [] } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = { args: { state: { kind: 'failed', onRetry } } };

export const Locked: Story = {
  args: { state: { kind: 'locked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  },
};
