import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { ChipChoice, ChipGroup } from './ChipGroup.tsx';

const purposes = [
  { value: 'playdates', label: 'Playdates' },
  { value: 'friendship', label: 'Friendship' },
  { value: 'babysitting-swaps', label: 'Babysitting swaps' },
] as const;

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((label) => ({
  value: label.toLowerCase(),
  label,
  short: label.slice(0, 3),
}));

const meta = {
  title: 'Components/Selection/ChipGroup',
  parameters: {
    guide: {
      use: 'Several from a list of tags, or one from a few.',
      avoid: 'More than about twenty; use a search. One from a long list; use Select.',
      keyboard: {
        Tab: 'Moves to the next tag',
        Space: 'Chooses it',
        'Arrow keys': 'Choose another, where only one can be chosen',
      },
      do: ['Say how many may be chosen'],
      dont: ['Reorder them when one is chosen'],
    } satisfies ComponentGuide,
  },
  component: ChipGroup<string>,
  args: {
    label: 'What are you looking for?',
    labelAs: 'heading',
    options: purposes,
    value: ['playdates'],
    onChange: fn(),
  },
  render: (args) => <WithState {...args}>{(held) => <ChipGroup {...args} {...held} />}</WithState>,
} satisfies Meta<typeof ChipGroup<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Any: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Babysitting swaps' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['playdates', 'babysitting-swaps']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Playdates' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['babysitting-swaps']);
  },
};
export const Optional: Story = { args: { label: 'What do you enjoy?', optional: true, value: [] } };
export const Wrong: Story = { args: { value: [], error: 'Select at least one option' } };
export const Disabled: Story = { args: { disabled: true } };

export const Days: Story = {
  args: {
    label: 'When are you free?',
    options: days,
    round: true,
    value: ['tuesday', 'thursday', 'saturday'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
  },
};

export const One: Story = {
  render: ({ onChange: _, value: __, ...args }) => (
    <WithState value="all" onChange={fn()}>
      {(held) => (
        <ChipChoice
          {...args}
          {...held}
          label="Show"
          labelAs="label"
          options={[
            { value: 'all', label: 'All' },
            { value: 'products', label: 'Products' },
            { value: 'services', label: 'Services' },
          ]}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Services' }));
    await expect(canvas.getByRole('radio', { name: 'All' })).not.toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    options: [
      ...purposes,
      {
        value: 'long',
        label: 'Someone to sit with at the playground while it rains and nobody else is there',
      },
    ],
  },
};
