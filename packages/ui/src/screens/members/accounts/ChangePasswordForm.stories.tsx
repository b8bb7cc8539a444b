import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AccountPartScreen } from './AccountPartScreen.tsx';
import { AccountSection } from './AccountSection.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const onChange = fn();

const meta = {
  title: 'Screens/Account/Password',
  component: ChangePasswordForm,
  parameters: { layout: 'fullscreen', shell: { path: '/account/password' } },
  args: { kind: 'idle', succeeded: 0, onChange },
  decorators: [
    (Story) => (
      <AccountPartScreen
        title="Change Password"
        named={
          <AccountSection title="Change Password" lead="Your other devices are logged out with it.">
            <Story />
          </AccountSection>
        }
      />
    ),
  ],
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current Password'), 'Nestmates1!');
    await userEvent.type(canvas.getByLabelText('New Password'), 'Nestmates2!');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'Nestmates2!');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledWith({
        currentPassword: 'Nestmates1!',
        newPassword: 'Nestmates2!',
      }),
    );
  },
};
export const Wide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };

export const WrongPasswords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await expect(await canvas.findByText('Current password is required')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(canvas.getByText('Please confirm your password')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Current Password')).toHaveFocus());
  },
};
export const ChangingPassword: Story = {
  args: { kind: 'changing' },
};
export const PasswordRefused: Story = {
  args: { issues: [{ path: 'currentPassword', message: 'Your current password is not right' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Current Password')).toHaveFocus());
  },
};

/** A success clears the fields. */
export const PasswordChanged: Story = {
  render: () => {
    const [succeeded, setSucceeded] = useState(0);
    return (
      <ChangePasswordForm
        key={succeeded}
        kind="idle"
        succeeded={succeeded}
        onChange={() => setSucceeded(succeeded + 1)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Current Password'), 'Nestmates1!');
    await userEvent.type(canvas.getByLabelText('New Password'), 'Nestmates2!');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'Nestmates2!');
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(canvas.getByLabelText('Current Password')).toHaveValue(''));
  },
};
