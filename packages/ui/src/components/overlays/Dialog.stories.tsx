import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../forms/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      use: 'A short task on top of a page: give feedback, reset a password.',
      avoid:
        'A long form, or something with an address; give it a page. A question before a deed; use AlertDialog.',
      keyboard: { Tab: 'Stays within the dialog', Escape: 'Closes it and returns the focus' },
      do: ['Give it a title that says the task'],
      dont: ['Open a dialog from a dialog', 'Open it by itself'],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'Reset Password',
    children: (
      <>
        <TextField label="Email Address" type="email" value="" onChange={fn()} />
        <DialogActions>
          <Button>Send Reset Link</Button>
          <Button look="outline">Cancel</Button>
        </DialogActions>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const paragraphs = Array.from({ length: 12 }, (_, index) => index + 1);

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Reset Password' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WithDescription: Story = {
  args: { description: 'We send a link to your address. It works once, and for an hour.' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/works once/);
  },
};
export const LongText: Story = {
  args: {
    title: 'A title which is much longer than any of ours and therefore runs over three lines or so',
    children: paragraphs.map((number) => (
      <p key={number} style={{ marginBottom: 'var(--space-4)' }}>
        Paragraph {number}: what is long scrolls as a whole, so that a small screen with a keyboard on it
        still reaches every line.
      </p>
    )),
  },
};

export const ReturnsTheFocus: Story = {
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Forgot your password?</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Forgot your password?' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
