import { dateOf, type LocalDateTime } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dayWithYear } from '../../../../dates/calendar-formats.ts';
import { toDateTimeLocal } from '../../../../dates/local-date-time.ts';
import { sampleSwaps } from '../sample-swaps.ts';
import { RearrangeDialog } from './RearrangeDialog.tsx';

const inDays = (count: number) => {
  const date = new Date();
  date.setDate(date.getDate() + count);
  date.setHours(10, 0, 0, 0);
  return date;
};

const meta = {
  title: 'Screens/Swaps/Another time',
  component: RearrangeDialog,
  args: {
    kind: 'asking',
    swap: sampleSwaps.hannah,
    now: toDateTimeLocal(new Date(2026, 5, 4, 9, 0)),
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RearrangeDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Propose Another Time' });

export const Asking: Story = {
  play: async () => {
    await expect(await dialog()).toHaveTextContent(
      'Friday, June 5, 10 AM to noon, stays arranged until Hannah agrees.',
    );
  },
};

/** The times of a request wait for an answer all the same, and what it asks for else stays. */
export const Suggesting: Story = {
  args: {
    swap: { ...sampleSwaps.amara, bringing: [11] },
    own: [
      { id: 11, name: 'Salma', gender: 'girl', age: 8 },
      { id: 12, name: 'Imani', gender: 'girl', age: 5 },
    ],
  },
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: 'Suggest Another Time' });
    await expect(shown).toHaveTextContent(
      'Amara agrees or declines. You can still take a time that she asked for.',
    );
    await expect(shown).toHaveTextContent('As Amara asked: her boy, 3, at Amara’s place.');
    await waitFor(() => expect(within(shown).getByRole('button', { name: 'Suggest Time' })).toBeVisible());
    await expect(within(shown).getByRole('checkbox', { name: 'Salma, 8' })).toBeChecked();
    await expect(within(shown).getByRole('checkbox', { name: 'Imani, 5' })).not.toBeChecked();
  },
};

/** Nobody comes along to one's own place. */
export const SuggestingAtMine: Story = {
  args: {
    ...Suggesting.args,
    swap: { ...sampleSwaps.amara, place: { of: 1 }, location: 'My place' },
  },
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: 'Suggest Another Time' });
    await expect(shown).toHaveTextContent('As Amara asked: her boy, 3, at your place.');
    await expect(within(shown).queryByRole('group', { name: /^You bring/ })).toBeNull();
  },
};

const soonAtHers = {
  ...sampleSwaps.amara,
  date: inDays(3).toISOString(),
  until: later(inDays(3), hours(2)).toISOString(),
  times: [],
};

const suggesting = () => screen.findByRole('dialog', { name: 'Suggest Another Time' });

async function chooseTomorrow(
  now: LocalDateTime,
  userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'],
): Promise<void> {
  await userEvent.click(within(await screen.findByRole('dialog')).getByLabelText('New date and time'));
  const today = await screen.findByRole('button', { name: dayWithYear(dateOf(now)) });
  await waitFor(() => expect(today).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
}

/** Who comes along is sent with the time. */
export const SuggestingWithChildren: Story = {
  tags: ['!autodocs'],
  args: {
    ...Suggesting.args,
    swap: soonAtHers,
    now: toDateTimeLocal(new Date()),
  },
  play: async ({ args, userEvent }) => {
    await chooseTomorrow(args.now, userEvent);
    const shown = within(await suggesting());
    await userEvent.click(await shown.findByRole('checkbox', { name: 'Imani, 5' }));
    await userEvent.click(shown.getByRole('button', { name: 'Suggest Time' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        date: inDays(1),
        until: later(inDays(1), hours(2)),
        childIds: [12],
      }),
    );
  },
};

/** Who came along before is sent also while the own children are still being read. */
export const SuggestingBeforeChildrenAreKnown: Story = {
  tags: ['!autodocs'],
  args: {
    ...SuggestingWithChildren.args,
    swap: { ...soonAtHers, bringing: [11] },
    own: undefined,
  },
  play: async ({ args, userEvent }) => {
    await chooseTomorrow(args.now, userEvent);
    const shown = within(await suggesting());
    await userEvent.click(shown.getByRole('button', { name: 'Suggest Time' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        date: inDays(1),
        until: later(inDays(1), hours(2)),
        childIds: [11],
      }),
    );
  },
};

export const NothingChosen: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Propose Time' }));
    await waitFor(() => expect(screen.getByText('Date and time is required')).toBeVisible());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The time of day is that of the swap until another is chosen. */
export const Proposing: Story = {
  tags: ['!autodocs'],
  args: {
    swap: {
      ...sampleSwaps.hannah,
      date: inDays(3).toISOString(),
      until: later(inDays(3), hours(2)).toISOString(),
    },
    now: toDateTimeLocal(new Date()),
  },
  play: async ({ args, userEvent }) => {
    await chooseTomorrow(args.now, userEvent);
    const shown = within(await dialog());
    await expect(await shown.findByRole('combobox', { name: 'End' })).toHaveTextContent(/12:00 PM$/);
    await userEvent.click(shown.getByRole('button', { name: 'Propose Time' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        date: inDays(1),
        until: later(inDays(1), hours(2)),
      }),
    );
  },
};

export const Sending: Story = { args: { kind: 'sending' } };

export const Refused: Story = {
  args: { issues: [{ path: 'date', message: 'Please choose a time in the future' }] },
  play: async () => {
    await dialog();
    await waitFor(() => expect(screen.getByText('Please choose a time in the future')).toBeVisible());
  },
};
