import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { FormError } from './FormError.tsx';

const meta = {
  title: 'Components/Forms/FormError',
  parameters: {
    guide: {
      use: 'Why a form as a whole was refused, above its button.',
      avoid: 'One field is wrong; say it at that field.',
      do: ['Use the server’s own sentence', 'Keep what was typed'],
      dont: ['Say “invalid input”'],
    } satisfies ComponentGuide,
  },
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
