import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const towns = ['Albany', 'Beacon', 'Brookhaven', 'Brooklyn', 'Buffalo', 'Cold Spring', 'East Brookfield'];
const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Holds what is chosen and typed, as a page would. */
function Held(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  const [typed, setTyped] = useState('');
  return (
    <Combobox
      {...props}
      value={value}
      chosen={value}
      options={props.options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      onType={setTyped}
    />
  );
}

const meta = {
  title: 'Components/Selection/Combobox',
  parameters: {
    guide: {
      use: 'One from more options than anybody scrolls through, found by typing: a town.',
      avoid: 'Up to fifty that are read in order, such as ages; use Select.',
      keyboard: {
        'Arrow Down, Arrow Up': 'Open the list and move in it',
        Letters: 'Search',
        Enter: 'Chooses',
        Escape: 'Closes, and what was chosen stays',
      },
      do: ['Say what to do when nothing fits'],
      dont: ['Take a text that is none of the options'],
    } satisfies ComponentGuide,
  },
  component: Combobox,
  args: {
    label: 'City',
    placeholder: 'Type your town',
    empty: 'No town of that name',
    options: asOptions(towns),
    value: '',
    chosen: '',
    onChange: fn(),
    onType: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { value: 'Brooklyn' } };

export const Open: Story = {
  args: { value: 'Brooklyn' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(towns.length);
    await expect(canvas.getByRole('option', { name: 'Brooklyn' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'brook');
    const first = canvas.getByRole('option', { name: 'Brookhaven' });
    await expect(field).toHaveAttribute('aria-activedescendant', first.id);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 found');
  },
};

export const NothingFound: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'Atlantis');
    await expect(canvas.getByRole('status')).toHaveTextContent('No town of that name');
    await userEvent.tab();
    await expect(field).toHaveValue('Atlantis');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.click(field);
  },
};

/** What is chosen stays; the screen says below how to try again. */
export const Offline: Story = {
  args: { value: 'Brooklyn', options: [], empty: 'The cities could not be loaded' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.click(field);
    await expect(canvas.getByRole('status')).toHaveTextContent('The cities could not be loaded');
    await expect(field).toHaveValue('Brooklyn');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Beacon');
    const field = canvas.getByRole('combobox', { name: 'City' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('buff{Escape}');
    await expect(field).toHaveValue('Beacon');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** Whoever types a whole name need not choose it from the list. */
export const TypedInFull: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'cold spring');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Cold Spring'));
  },
};

export const Wrong: Story = {
  args: { error: 'City is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('City is required');
  },
};

export const Disabled: Story = { args: { disabled: true, placeholder: 'Choose your state first' } };

export const LongNames: Story = {
  args: {
    options: asOptions(['Truth or Consequences, by the hot springs on the river', 'Mooselookmeguntic']),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
