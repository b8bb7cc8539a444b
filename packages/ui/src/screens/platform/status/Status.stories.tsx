import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FailedScreen } from './FailedScreen.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = { title: 'Screens/Status', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Loading: StoryObj = { render: () => <LoadingScreen /> };

const onRetry = fn();

export const Failed: StoryObj = {
  render: () => <FailedScreen onRetry={onRetry} />,
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
