import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FeedbackDialog, type FeedbackDialogState } from './FeedbackDialog.tsx';

const asking: FeedbackDialogState = { kind: 'asking', onSubmit: fn(), onClose: fn() };
const written = {
  category: 'Suggestion',
  message: 'A map of playgrounds with shade would be lovely.',
} as const;

const meta = {
  title: 'Screens/Feedback',
  component: FeedbackDialog,
  args: { state: asking },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof FeedbackDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send Feedback' }));
    await waitFor(() => expect(screen.getByText('Please select a category')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Message is required')).toBeVisible());
  },
};

export const Written: Story = {
  args: { state: { ...asking, answers: written } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send Feedback' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith(written);
  },
};

const onAnswers = fn();

/** A draft is kept with every change. */
export const Kept: Story = {
  args: { state: { ...asking, onAnswers } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Shade');
    await expect(onAnswers).toHaveBeenLastCalledWith({ category: '', message: 'Shade' });
  },
};

/** A long message scrolls within its field, so that Send stays visible. */
export const Long: Story = {
  args: {
    state: { ...asking, answers: { ...written, message: 'A map of playgrounds with shade. '.repeat(27) } },
  },
  play: async () => {
    const send = await screen.findByRole('button', { name: 'Send Feedback' });
    await waitFor(() => expect(send.getBoundingClientRect().bottom).toBeLessThan(innerHeight));
  },
};

export const TooLong: Story = {
  args: { state: { ...asking, answers: { category: 'Bug', message: 'Too long. '.repeat(101) } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send Feedback' }));
    await waitFor(() => expect(screen.getByText('Message must be under 1000 characters')).toBeVisible());
    await expect(screen.getByText('1010/1000')).toBeVisible();
  },
};

export const Sending: Story = { args: { state: { ...asking, kind: 'sending', answers: written } } };

export const Cancelled: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.state.onClose).toHaveBeenCalledOnce();
  },
};
