import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  parameters: {
    guide: {
      use: 'Several lines of her own words: a bio, a message, special instructions.',
      avoid: 'One line is enough; use TextField.',
      keyboard: { Enter: 'Begins a new line', Tab: 'Leaves the field' },
      do: ['Say how many characters are left near the limit', 'Let it grow with the text'],
      dont: ['Cut off what was pasted; say that it is too long'],
    } satisfies ComponentGuide,
  },
  component: TextArea,
  args: { label: 'Description', value: '', limit: 500, onChange: fn() },
  render: (args) => <WithState {...args}>{(held) => <TextArea {...args} {...held} />}</WithState>,
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Description'), 'Birch frame');
    await expect(canvas.getByText('11/500')).toBeVisible();
  },
};
export const Filled: Story = {
  args: { value: 'Birch frame, new tires, ridden for one summer in the park.' },
};
export const TooLong: Story = {
  args: {
    limit: 60,
    value: 'Birch frame, new tires, ridden for one summer in the park, and kept dry in the hall since then.',
    error: 'Description must be under 60 characters',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Description')).toBeInvalid();
  },
};
export const WithoutLimit: Story = {
  render: ({ limit: _, ...args }) => (
    <WithState {...args}>{(held) => <TextArea {...args} {...held} />}</WithState>
  ),
};
export const Disabled: Story = { args: { value: 'Birch frame, new tires.', disabled: true } };
export const LongWord: Story = {
  args: { value: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3) },
};
