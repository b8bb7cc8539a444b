import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  parameters: {
    guide: {
      use: 'One line of text with its label, hint and error.',
      avoid: 'A choice from a few; use Chips or Select. Several lines; use TextArea.',
      keyboard: { Tab: 'Moves to the next field', Enter: 'Submits the form' },
      do: ['Set the keyboard with inputmode and autocomplete', 'Keep the label visible while typing'],
      dont: ['Use the placeholder as a label', 'Report an error before she has left the field'],
    } satisfies ComponentGuide,
  },
  component: TextField,
  args: { label: 'Email', type: 'email', value: '', onChange: fn() },
  render: (args) => <WithState {...args}>{(held) => <TextField {...args} {...held} />}</WithState>,
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'sofia@example.com');
    await expect(field).toHaveValue('sofia@example.com');
    await expect(args.onChange).toHaveBeenLastCalledWith('sofia@example.com');
  },
};
export const Filled: Story = { args: { value: 'sofia@example.com' } };
export const Focused: Story = {
  args: { value: 'sofia@example.com' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};
export const Wrong: Story = {
  args: { label: 'Email Address', value: 'sofia@example', error: 'Please enter a valid email address' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email Address');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  },
};
export const WithHint: Story = {
  args: {
    label: 'Zip code',
    type: 'text',
    hint: 'Members see it, and roughly how near you are.',
    optional: true,
  },
};
export const WithIcon: Story = {
  args: { label: 'Search', type: 'search', icon: <Search aria-hidden />, placeholder: 'Bikes, books, boots' },
};
export const Disabled: Story = { args: { value: 'sofia@example.com', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'The address at which you would like to hear from the mothers around you, if any',
    value: 'sofia.alexandrina.josephine.maria.de.la.concepcion@a-very-long-domain-name.example.com',
    error:
      'This address is longer than most, and this sentence wraps below the field without pushing its icon.',
  },
};
