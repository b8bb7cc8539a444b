import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Date and Time/DateField',
  component: DateField,
  parameters: {
    guide: {
      use: 'A day, chosen from a month by thumb, mouse or keyboard.',
      avoid: 'The time matters too; use DateTimeField. A birthday; ask for the age.',
      keyboard: {
        'Enter, Space, Arrow Down': 'Opens the month',
        'Arrow keys': 'Move by a day or a week',
        Escape: 'Closes it and returns the focus',
      },
      do: ['Say today, so that past days can be left out'],
      dont: ['Use the browser’s own picker'],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, height: '560px' } },
  },
  args: { label: 'Repeat until', value: '', today: '2026-06-04', onChange: fn() },
  render: (args) => <WithState {...args}>{(held) => <DateField {...args} {...held} />}</WithState>,
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Repeat until');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    await screen.findByRole('grid', { name: 'July 2026' });
    await userEvent.click(screen.getByRole('button', { name: 'Wednesday, July 15, 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-15');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(field).toHaveTextContent('Wed, Jul 15, 2026');
  },
};
export const Filled: Story = { args: { value: '2026-06-30' } };
export const Open: Story = {
  args: { value: '2026-06-30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Repeat until'));
    const selected = await screen.findByRole('gridcell', { selected: true });
    await expect(selected).toHaveTextContent('30');
  },
};
export const Swiped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Repeat until'));
    const target = await screen.findByRole('grid', { name: 'June 2026' });
    await userEvent.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 300, clientY: 600 } },
      { keys: '[/TouchA]', target, coords: { clientX: 120, clientY: 610 } },
    ]);
    await screen.findByRole('grid', { name: 'July 2026' });
  },
};
export const Limited: Story = {
  args: { min: '2026-06-20', max: '2026-06-25' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Repeat until'));
    const first = await screen.findByRole('button', { name: 'Saturday, June 20, 2026' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Today' })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-20');
  },
};
export const Optional: Story = {
  args: { value: '2026-06-30', optional: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Repeat until'));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByLabelText('Repeat until')).toHaveTextContent('Choose a day');
  },
};
export const Wrong: Story = { args: { error: 'Please choose when it stops repeating' } };
export const Disabled: Story = { args: { value: '2026-06-30', disabled: true } };
