import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EmailChangeSection } from './EmailChangeSection.tsx';

const onChange = fn();
const onAnother = fn();
const asking = { kind: 'asking', onChange } as const;

const meta = {
  title: 'Screens/Account/Change email',
  component: EmailChangeSection,
  args: { state: asking },
} satisfies Meta<typeof EmailChangeSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Asks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Email'), 'nora@example.com');
    await userEvent.type(canvas.getByLabelText('Your Password'), 'Nestmates1!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith({ email: 'nora@example.com', password: 'Nestmates1!' }),
    );
  },
};
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Please enter your password')).toBeVisible();
  },
};
export const Sending: Story = { args: { state: { ...asking, kind: 'sending' } } };
export const WrongPassword: Story = {
  args: { state: { ...asking, issues: [{ path: 'password', message: 'This password is incorrect' }] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Your Password')).toHaveFocus());
  },
};
export const Sent: Story = {
  args: { state: { kind: 'sent', email: 'nora@example.com', onAnother } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('We have sent a link to nora@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }));
    await expect(onAnother).toHaveBeenCalled();
  },
};
