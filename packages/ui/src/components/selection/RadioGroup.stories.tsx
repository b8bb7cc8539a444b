import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Held } from '../../testing/WithState.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'public', label: 'Public', description: 'Moms in your city see where you are for 24 hours.' },
  { value: 'private', label: 'Private', description: 'Only you see it.' },
] as const;

const meta = {
  title: 'Components/Selection/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'Who may see it?', options, value: '', onChange: fn() },
  render: (args) => <Held {...args}>{(held) => <RadioGroup {...args} {...held} />}</Held>,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Public' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Private' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('private');
  },
};
export const Chosen: Story = { args: { value: 'public' } };
export const Wrong: Story = { args: { error: 'Please select a check-in type' } };
export const Disabled: Story = { args: { value: 'public', disabled: true } };
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'Whenever one of us is stuck at work, on a train or in a waiting room',
        description: 'She writes, and whoever is nearest and free answers; nobody keeps count of the hours.',
      },
      ...options,
    ],
  },
};
