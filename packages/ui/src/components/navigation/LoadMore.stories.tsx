import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { LoadMore, type MoreItems } from './LoadMore.tsx';

const onMore = fn();

const meta = {
  title: 'Components/Navigation/LoadMore',
  parameters: {
    guide: {
      use: 'The rest of a long list, loaded as its end comes near.',
      avoid: 'A list that is always short.',
      keyboard: { 'Enter, Space': 'Loads more' },
      do: ['Say when loading has failed, and let her try again'],
      dont: ['Put anything below it that she has to reach'],
    } satisfies ComponentGuide,
  },
  component: LoadMore,
  args: { more: { kind: 'more', onMore }, itemName: 'connections' },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Loads by itself in the viewport. */
export const More: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(onMore).toHaveBeenCalled());
    await expect(canvas.getByRole('button', { name: 'Show more connections' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

/** Waits below the viewport for scrolling or a click. */
export const FarAway: Story = {
  decorators: [
    (Story) => (
      <>
        <div style={{ height: '400vh' }} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    const button = canvas.getByRole('button', { name: 'Show more connections' });
    await new Promise(requestAnimationFrame);
    await expect(onMore).not.toHaveBeenCalled();
    button.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await expect(onMore).toHaveBeenCalledOnce();
    onMore.mockClear();
    button.scrollIntoView();
    await waitFor(() => expect(onMore).toHaveBeenCalled());
  },
};

export const Loading: Story = {
  args: { more: { kind: 'loading', onMore } },
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading more connections…');
    await userEvent.click(canvas.getByRole('button'));
    await expect(onMore).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { more: { kind: 'failed', onMore } },
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('More connections could not be loaded.');
    await expect(onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = {
  args: { more: { kind: 'failed', onMore }, iconOnly: true },
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('More connections could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

const steps: readonly (MoreItems['kind'] | undefined)[] = ['failed', 'loading', undefined];

/** The focus stays on the button, and on its container once the button has gone. */
export const ToTheEnd: Story = {
  render: (args) => (
    <WithState value={0} onChange={fn()}>
      {({ value, onChange }) => {
        const kind = steps[value];
        return (
          <>
            <LoadMore {...args} more={kind && { kind, onMore: () => onChange(1) }} />
            <button type="button" onClick={() => onChange(2)}>
              The answer comes
            </button>
          </>
        );
      }}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    canvas.getByRole('button', { name: 'The answer comes' }).click();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'The answer comes' })).toHaveFocus();
  },
};
