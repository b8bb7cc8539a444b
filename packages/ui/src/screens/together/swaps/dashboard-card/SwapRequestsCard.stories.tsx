import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { clickOnNextChange } from '../../../../../testing/click-on-next-change.ts';
import { WithState } from '../../../../../testing/WithState.tsx';
import { wordsAcrossLines } from '../../../../../testing/words-across-lines.ts';
import { sampleSwaps } from '../sample-swaps.ts';
import { SwapRequestsCard } from './SwapRequestsCard.tsx';

const { amara, maria, mei } = sampleSwaps;
const [onAnswer, onRetry] = [fn(), fn()];
const ready = { kind: 'ready', swaps: [amara], onAnswer } as const;

const meta = {
  title: 'Screens/Swaps/Dashboard card',
  component: SwapRequestsCard,
  args: { state: ready },
  beforeEach: () => {
    onAnswer.mockClear();
    onRetry.mockClear();
  },
} satisfies Meta<typeof SwapRequestsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(onAnswer).toHaveBeenLastCalledWith(amara, 'accept');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(onAnswer).toHaveBeenLastCalledWith(amara, 'decline');
    await expect(canvas.queryByRole('link', { name: 'View All' })).toBeNull();
  },
};

/** Only the first two are shown. */
export const FirstOfMany: Story = {
  args: { state: { ...ready, swaps: [amara, mei, maria] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'View All' })).toHaveAttribute(
      'href',
      '/babysitting-swaps',
    );
  },
};

/** Without room beside the name, the badge moves below it. */
export const Magnified: Story = {
  globals: { viewport: { value: 'magnified', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(wordsAcrossLines(canvasElement)).toEqual([]);
    const card = canvas.getByRole('article').getBoundingClientRect();
    const badge = canvas.getByText('Pending').getBoundingClientRect();
    await expect(badge.right).toBeLessThan(card.right);
    await expect(badge.top).toBeGreaterThan(
      canvas.getByText('would like a swap').getBoundingClientRect().top,
    );
  },
};

export const LongWords: Story = { args: { state: { ...ready, swaps: [maria] } } };

export const Answering: Story = {
  args: { state: { ...ready, answering: [{ id: amara.id, action: 'accept' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

/** The first request is removed just before a second tap, which is ignored. */
export const TappedAsOneLeaves: Story = {
  render: (args) => (
    <WithState value={[amara, mei]} onChange={fn()}>
      {({ value, onChange }) => (
        <>
          <button type="button" onClick={() => onChange(value.slice(1))}>
            The answer comes
          </button>
          <SwapRequestsCard {...args} state={{ ...ready, swaps: value }} />
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, canvasElement }) => {
    const tapped = clickOnNextChange(canvasElement, 'Accept');
    canvas.getByRole('button', { name: 'The answer comes' }).click();
    await tapped;
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(onAnswer).not.toHaveBeenCalled();
    await waitFor(() => {
      canvas.getByRole('button', { name: 'Accept' }).click();
      expect(onAnswer).toHaveBeenLastCalledWith(mei, 'accept');
    });
  },
};

export const None: Story = {
  args: { state: { ...ready, swaps: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Babysitting Requests')).toBeNull();
  },
};

/** Nothing is shown while loading. */
export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Babysitting Requests')).toBeNull();
  },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
