import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const towns = ['Albany', 'Beacon', 'Brookhaven', 'Brooklyn', 'Buffalo', 'Cold Spring', 'East Brookfield'];
const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Holds what is chosen and typed, as a page would. */
function Held({ unsearched = false, ...props }: ComboboxProps & { readonly unsearched?: boolean }) {
  const [value, setValue] = useState(props.value);
  const [typed, setTyped] = useState('');
  return (
    <Combobox
      {...props}
      value={value}
      chosen={value}
      options={props.options.filter(
        ({ label }) => unsearched || label.toLowerCase().includes(typed.toLowerCase()),
      )}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      onType={setTyped}
    />
  );
}

interface LateProps extends ComboboxProps {
  readonly first: readonly string[];
  readonly then: readonly string[];
  readonly thenValue?: string;
}

/** Has other options, or another value, once “Answer” is pressed. */
function Late({ first, then, thenValue, ...props }: LateProps) {
  const [value, setValue] = useState(props.value);
  const [names, setNames] = useState(first);
  return (
    <>
      <Combobox
        {...props}
        value={value}
        chosen={value}
        options={asOptions(names)}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setNames(then);
          if (thenValue !== undefined) setValue(thenValue);
        }}
      >
        Answer
      </button>
    </>
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

/** Spelled as the search reads it, or the code of a state. */
export const SpelledOtherwise: Story = {
  tags: ['!autodocs'],
  args: {
    options: [...asOptions(['St. Paul', 'Winston-Salem', 'Cañon City']), { value: 'NY', label: 'New York' }],
  },
  render: (args) => <Held {...args} unsearched />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'City' });
    for (const [typed, meant] of [
      ['Saint Paul', 'St. Paul'],
      ['winston salem', 'Winston-Salem'],
      ['Canon City', 'Cañon City'],
      ['ny', 'NY'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(meant));
    }
  },
};

/** The form would else be sent with the town from before. */
export const EnterOnNothing: Story = {
  tags: ['!autodocs'],
  args: { value: 'Brooklyn' },
  render: (args) => (
    <form aria-label="Home">
      <Held {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvas.getByRole('form').addEventListener('submit', sent);
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'Atlantis{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** Left before the options have come: it settles when they do. */
export const LateOptions: Story = {
  tags: ['!autodocs'],
  render: (args) => <Late {...args} first={[]} then={['East Cold Spring', 'Cold Spring']} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'cold spring');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('Cold Spring'));
    await expect(field).toHaveValue('Cold Spring');
  },
};

/** The highlight stays on its option when a late answer brings others before it. */
export const HighlightStays: Story = {
  tags: ['!autodocs'],
  render: (args) => <Late {...args} first={['Brooklyn', 'Buffalo']} then={['Brookhaven', 'Brooklyn']} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'b');
    fireEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    const brooklyn = await waitFor(() => {
      expect(canvas.getByRole('option', { name: 'Brookhaven' })).toBeVisible();
      return canvas.getByRole('option', { name: 'Brooklyn' });
    });
    await expect(field).toHaveAttribute('aria-activedescendant', brooklyn.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Brooklyn');
  },
};

/** And is gone with it. */
export const HighlightGone: Story = {
  tags: ['!autodocs'],
  render: (args) => <Late {...args} first={['Brooklyn', 'Buffalo']} then={['Brookhaven']} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'b');
    fireEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await canvas.findByRole('option', { name: 'Brookhaven' });
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** A value from outside, such as the town of a zip code, stands in the field instead of what was typed. */
export const SetFromOutside: Story = {
  tags: ['!autodocs'],
  render: (args) => <Late {...args} first={towns} then={towns} thenValue="Beacon" />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'City' });
    await userEvent.type(field, 'brookl');
    fireEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(field).toHaveValue('Beacon'));
  },
};

/** All of the box is the field. */
export const TapOnChevron: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { left, width, top, height } = (
      canvasElement.querySelector('svg') as SVGElement
    ).getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + width / 2, top + height / 2) as Element);
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveFocus();
    await expect(canvas.getAllByRole('option')).toHaveLength(towns.length);
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
