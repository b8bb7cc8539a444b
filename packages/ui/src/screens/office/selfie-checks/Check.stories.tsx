import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckScreen } from './CheckScreen.tsx';
import { opened } from './sample-checks.ts';

const onDecide = fn();
const ready = {
  kind: 'ready',
  check: opened,
  sending: false,
  onLookAgain: fn(),
  onDecide,
} as const;

const meta = {
  title: 'Screens/Administration/Photo check',
  component: CheckScreen,
  args: { state: ready },
} satisfies Meta<typeof CheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decides by the keyboard alone. */
export const Approve: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Decide' });
    await userEvent.keyboard('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve the Check' }));
    await expect(onDecide).toHaveBeenCalledWith({ decision: 'approve', words: '' });
  },
};

export const RefuseInWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Refuse' }));
    const button = canvas.getByRole('button', { name: 'Refuse the Check' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox'), 'Somebody else.');
    await userEvent.click(button);
    await expect(onDecide).toHaveBeenCalledWith({ decision: 'refuse', words: 'Somebody else.' });
  },
};

export const AskForOthers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Ask for other selfies' }));
    await expect(canvas.getByRole('button', { name: 'Ask for Other Selfies' })).toBeEnabled();
  },
};

export const NewMainPhoto: Story = {
  args: { state: { ...ready, check: { ...opened, isLookedAtAgain: true } } },
};

/** Nothing to compare with, so it cannot be approved. */
export const NoMainPhoto: Story = {
  args: { state: { ...ready, check: { ...opened, member: { ...opened.member, profilePhotoUrl: null } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Same person' }));
    await expect(canvas.getByRole('button', { name: 'Approve the Check' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ChangedMeanwhile: Story = {
  args: {
    state: { ...ready, changed: 'The main photo has changed in the meantime. Please look again.' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look Again' }));
    await expect(ready.onLookAgain).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { args: { state: { ...ready, sending: true } } };
export const DecidedByAnother: Story = {
  args: { state: { kind: 'decided', words: 'In the meantime this check was approved (Dana).' } },
};
export const Gone: Story = { args: { state: { kind: 'not-found' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry: fn() } } };
