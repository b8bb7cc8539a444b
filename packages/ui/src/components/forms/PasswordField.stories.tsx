import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Forms/PasswordField',
  parameters: {
    guide: {
      use: 'A password, hidden until she asks to see it.',
      avoid: 'A code she was sent; use TextField.',
      keyboard: { Tab: 'Moves from the field to Show', 'Enter, Space': 'Shows or hides it' },
      do: ['Set autocomplete, so that a password manager can fill it'],
      dont: ['Forbid pasting'],
    } satisfies ComponentGuide,
  },
  component: PasswordField,
  args: { label: 'Password', value: 'Nestmates1!', autoComplete: 'current-password', onChange: fn() },
  render: (args) => <WithState {...args}>{(held) => <PasswordField {...args} {...held} />}</WithState>,
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide characters' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(canvas.getByLabelText('Password')).toHaveValue('Nestmates1!');
  },
};
export const Empty: Story = { args: { value: '' } };
export const Wrong: Story = { args: { value: '', error: 'Password is required' } };
export const Disabled: Story = { args: { disabled: true } };
