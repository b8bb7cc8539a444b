import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longInsight, sampleInsight } from '../sample-insights.ts';
import { WeeklyInsightCard, type WeeklyInsightState } from './WeeklyInsightCard.tsx';

const [onGenerate, onMark, onRetry] = [fn(), fn(), fn()];
const ready = {
  kind: 'ready',
  insight: sampleInsight,
  pending: false,
  onGenerate,
  onMark,
} as const satisfies WeeklyInsightState;
const none = { kind: 'none', prepared: false, pending: false, onGenerate } as const;

/** The rest of the insight. */
async function unfold({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Self care and bonding' }));
  await canvas.findByRole('button', { name: 'Tip: helpful' });
}

const meta = {
  title: 'Screens/Weekly insight/Dashboard card',
  component: WeeklyInsightCard,
  args: { state: ready },
  beforeEach: () => {
    for (const spy of [onGenerate, onMark, onRetry]) spy.mockClear();
  },
} satisfies Meta<typeof WeeklyInsightCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

export const Usual: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await unfold({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Self care: helpful' }));
    await expect(onMark).toHaveBeenLastCalledWith('self_care', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Write it anew' }));
    await expect(onGenerate).toHaveBeenCalledOnce();
  },
};

export const Marked: Story = {
  args: {
    state: {
      ...ready,
      insight: { ...sampleInsight, helpful: { tip: true, self_care: false, bonding: null } },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await unfold({ canvasElement });
    const helpful = canvas.getByRole('button', { name: 'Tip: helpful', pressed: true });
    await userEvent.click(helpful);
    await expect(onMark).toHaveBeenLastCalledWith('tip', null);
  },
};

export const WrittenWithAiInLongWords: Story = {
  args: { state: { ...ready, insight: longInsight } },
  play: unfold,
};

export const OnceMore: Story = {
  args: { state: { ...ready, insight: { ...sampleInsight, regenerationsLeft: 1 } } },
  play: unfold,
};

export const NothingLeftToWriteAnew: Story = {
  args: { state: { ...ready, insight: { ...sampleInsight, regenerationsLeft: 0 } } },
  play: async ({ canvas, canvasElement }) => {
    await unfold({ canvasElement });
    await expect(canvas.queryByRole('button', { name: /anew/ })).toBeNull();
  },
};

export const BeingWrittenAnew: Story = { args: { state: { ...ready, pending: true } }, play: unfold };

export const None: Story = {
  args: { state: none },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Insight' }));
    await expect(onGenerate).toHaveBeenCalledOnce();
  },
};

export const BeingWritten: Story = { args: { state: { ...none, pending: true } } };

export const PreparedOnMonday: Story = { args: { state: { ...none, prepared: true } } };

export const SwitchedOff: Story = { args: { state: { kind: 'off' } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Retry/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
