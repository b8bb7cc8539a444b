import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  title: 'Components/Date and Time/DateTimeField',
  component: DateTimeField,
  parameters: {
    guide: {
      use: 'A day and a time, chosen in one place.',
      avoid: 'Only the day matters; use DateField.',
      keyboard: {
        'Enter, Space, Arrow Down': 'Opens it',
        'Arrow keys': 'Move by a day or a week',
        Escape: 'Closes it and returns the focus',
      },
      do: ['Show the chosen moment in words'],
      dont: ['Split it into two fields that contradict each other'],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, height: '720px' } },
  },
  args: { label: 'Date and time', value: '', today: '2026-06-04', onChange: fn() },
  render: (args) => <WithState {...args}>{(held) => <DateTimeField {...args} {...held} />}</WithState>,
} satisfies Meta<typeof DateTimeField>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByLabelText('Date and time'));
  return screen.findByRole('dialog', { name: 'Date and time' });
}
const day = (name: string) => screen.findByRole('button', { name });
const hasFocus = async (name: string) => {
  const found = await day(name);
  await waitFor(() => expect(found).toHaveFocus());
};
const filled = '2026-06-06T14:00';

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Date and time');
    await expect(field).toHaveTextContent('Choose a day and a time');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Filled: Story = {
  args: { value: filled },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date and time')).toHaveTextContent(/^Sat, Jun 6, 2026, 2:00\sPM$/);
  },
};
export const Open: Story = {
  args: { value: filled },
  play: async (context) => {
    await open(context);
    await hasFocus('Saturday, June 6, 2026');
  },
};

/** A day first stands at nine; hour and quarter are one tap each. */
export const Chosen: Story = {
  play: async (context) => {
    const { args, userEvent } = context;
    await open(context);
    await userEvent.click(await day('Saturday, June 6, 2026'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-06T09:00');
    await userEvent.click(screen.getByRole('radio', { name: '2 o’clock' }));
    await userEvent.click(screen.getByRole('radio', { name: 'PM' }));
    await userEvent.click(screen.getByRole('radio', { name: '30 minutes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-06T14:30');
    await userEvent.click(screen.getByRole('button', { name: 'A minute later' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-06T14:31');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    const field = context.canvas.getByLabelText('Date and time');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent(/2:31\sPM$/);
  },
};
export const ByKeyboard: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('grid', { name: 'June 2026' });
    await hasFocus('Thursday, June 4, 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await hasFocus('Friday, June 12, 2026');
    await userEvent.keyboard('{Home}');
    await hasFocus('Sunday, June 7, 2026');
    await userEvent.keyboard('{End}');
    await hasFocus('Saturday, June 13, 2026');
    await userEvent.keyboard('{PageDown}');
    await hasFocus('Monday, July 13, 2026');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await hasFocus('Sunday, July 13, 2025');
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-13T09:00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByLabelText('Date and time')).toHaveFocus());
  },
};

/** Nothing before now can be chosen, neither as a day nor as an hour. */
export const Limited: Story = {
  args: { min: '2026-06-04T14:20', max: '2026-07-31T23:59' },
  play: async (context) => {
    const { args, userEvent } = context;
    await open(context);
    await expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await userEvent.click(await day('Wednesday, June 3, 2026'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(await day('Thursday, June 4, 2026'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-06-04T14:20');
    await expect(screen.getByRole('radio', { name: 'AM' })).toBeDisabled();
    await expect(screen.getByRole('radio', { name: '1 o’clock' })).toBeDisabled();
    await expect(screen.getByRole('radio', { name: '15 minutes' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'A minute earlier' })).toBeDisabled();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await hasFocus('Friday, July 31, 2026');
    await expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  },
};
export const Today: Story = {
  args: { value: '2027-02-14T10:15' },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await expect(context.args.onChange).toHaveBeenLastCalledWith('2026-06-04T10:15');
    await screen.findByRole('grid', { name: 'June 2026' });
  },
};
export const Wrong: Story = {
  args: { error: 'Date and time is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Date and time');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Date and time is required');
  },
};
export const WithHint: Story = {
  args: { value: filled, hint: 'When you would bring them.', optional: true },
};
export const Disabled: Story = { args: { value: filled, disabled: true } };
