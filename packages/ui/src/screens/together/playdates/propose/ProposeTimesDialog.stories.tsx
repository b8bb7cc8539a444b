import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shortTime } from '../playdate-text.ts';
import { sampleCommonTimes, samplePlaydates } from '../sample-playdates.ts';
import { ProposeTimesDialog } from './ProposeTimesDialog.tsx';

const [onSubmit, onClose, onRetry] = [fn(), fn(), fn()];
/** Still to come, whenever the stories run. */
const ahead = sampleCommonTimes.map((time) => {
  const at = new Date(time);
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() + at.getDate(), 10).toISOString();
});

const meta = {
  title: 'Screens/Playdates/Another time',
  component: ProposeTimesDialog,
  args: {
    kind: 'asking',
    playdate: samplePlaydates.priya,
    common: { kind: 'ready', times: sampleCommonTimes },
    now: '2026-06-04T09:00',
    onSubmit,
    onClose,
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    for (const spy of [onSubmit, onClose, onRetry]) spy.mockClear();
  },
} satisfies Meta<typeof ProposeTimesDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Chosen: Story = {
  tags: ['!autodocs'],
  args: { common: { kind: 'ready', times: ahead } },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Propose Another Time' });
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(screen.getByText('Please choose at least one time')).toBeVisible());
    for (const time of ahead.slice(0, 2)) {
      await userEvent.click(screen.getByRole('checkbox', { name: shortTime(time) }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    await expect(onSubmit).toHaveBeenCalledWith(ahead.slice(0, 2).map((time) => ({ date: new Date(time) })));
  },
};

export const TooMany: Story = {
  tags: ['!autodocs'],
  args: { common: { kind: 'ready', times: ahead } },
  play: async ({ userEvent }) => {
    for (const time of ahead.slice(0, 4)) {
      await userEvent.click(await screen.findByRole('checkbox', { name: shortTime(time) }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(screen.getByText('You can offer up to three times')).toBeVisible());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Their weeks do not meet any more: the member enters a time themselves. */
export const NoCommonTime: Story = { args: { common: { kind: 'ready', times: [] } } };

export const Loading: Story = { args: { common: { kind: 'loading' } } };

export const Failed: Story = { args: { common: { kind: 'failed', onRetry } } };

export const Sending: Story = { args: { kind: 'sending' } };
