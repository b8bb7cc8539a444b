import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormError } from './FormError.tsx';

const meta = {
  title: 'Components/Forms/FormError',
  component: FormError,
  args: { children: 'An account with this email already exists. Try logging in.' },
} satisfies Meta<typeof FormError>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An account with this email already exists.');
  },
};
export const NothingWrong: Story = { args: { children: undefined } };
