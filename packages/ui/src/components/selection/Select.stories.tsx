import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseOption } from '../../../testing/choose-option.ts';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { Select } from './Select.tsx';

const states = ['Maine', 'Maryland', 'Massachusetts', 'Michigan', 'Minnesota', 'Mississippi', 'Missouri'];
const ages = Array.from({ length: 50 }, (_, index) => String(index + 18));
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const meta = {
  title: 'Components/Selection/Select',
  parameters: {
    guide: {
      use: 'One from a list that is longer than a screen should show: a state, an age.',
      avoid: 'Fewer than five; use ChipGroup.',
      keyboard: {
        'Enter, Space, Arrow Down': 'Opens the list',
        Letters: 'Jump to the option that begins with them',
        'Arrow Up, Arrow Down': 'Move between the options',
        Enter: 'Chooses',
        Escape: 'Closes without choosing',
      },
      do: ['Say what to choose while nothing is chosen: “Choose your city”'],
      dont: ['Choose for her'],
    } satisfies ComponentGuide,
  },
  component: Select,
  args: {
    label: 'State',
    placeholder: 'Choose a state',
    options: asOptions(states),
    value: '',
    onChange: fn(),
  },
  render: (args) => <WithState {...args}>{(held) => <Select {...args} {...held} />}</WithState>,
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'State' });
    await chooseOption(userEvent, trigger, 'Michigan');
    await expect(args.onChange).toHaveBeenCalledWith('Michigan');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const Chosen: Story = { args: { value: 'Maine' } };
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};
export const Wrong: Story = {
  args: { error: 'State is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('State is required');
  },
};
export const Disabled: Story = {
  args: { label: 'City', placeholder: 'Choose a state first', disabled: true },
};
export const Open: Story = {
  args: { label: 'Age', placeholder: 'Choose your age', options: asOptions(ages), value: '33' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: '33' })).toHaveAttribute('data-state', 'checked');
  },
};
/** The list of ages opens in the middle while none is chosen, and a key chooses from there. */
export const OpensInTheMiddle: Story = {
  args: { label: 'Age', placeholder: 'Choose your age', options: asOptions(ages), opensAt: '33' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const middle = await screen.findByRole('option', { name: '33' });
    await waitFor(() => expect(middle).toHaveFocus());
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const { top, bottom } = middle.getBoundingClientRect();
    await expect(top).toBeGreaterThan(list.top + list.height / 4);
    await expect(bottom).toBeLessThan(list.bottom - list.height / 4);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('34'));
  },
};
export const NothingToChooseFrom: Story = {
  args: {
    label: 'City',
    placeholder: 'Choose a city',
    options: [],
    empty: 'No cities available for selected state',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const nothing = await screen.findByText('No cities available for selected state');
    await waitFor(() => expect(nothing).toBeVisible());
  },
};
export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      {
        value: 'long',
        label: 'Truth or Consequences, in the county of Sierra, by the hot springs on the river',
      },
    ],
  },
};
