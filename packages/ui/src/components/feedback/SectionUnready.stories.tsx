import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { SectionUnready } from './SectionUnready.tsx';

const onRetry = fn();

const meta = {
  title: 'Components/Feedback/SectionUnready',
  parameters: {
    guide: {
      use: 'One section of a page is still being read, or could not be; the others are there.',
      avoid: 'The whole page waits: it has a shape of its own, and LoadError.',
      keyboard: { 'Enter, Space': 'Tries again' },
      do: ['Say what was not loaded'],
      dont: ['Announce it: the page was asked for, not this section'],
    } satisfies ComponentGuide,
  },
  component: SectionUnready,
  args: {
    state: { kind: 'loading' },
    loading: 'Loading your devices',
    failed: 'Your devices were not loaded',
  },
} satisfies Meta<typeof SectionUnready>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByText('Your devices were not loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
