import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleEntries } from '../entries/sample-entries.ts';
import { EventDialog, type EventDialogState } from './EventDialog.tsx';
import { newEvent, valuesOf } from './event-form.ts';

const { swim, dentist, swap, grandparents } = sampleEntries;
const [onSave, onClose, onEdit, onDelete] = [fn(), fn(), fn(), fn()];

const now = '2026-06-04T10:30';
const details = {
  kind: 'details',
  entry: dentist,
  onEdit,
  onDelete,
  onClose,
} as const satisfies EventDialogState;
const adding = {
  kind: 'add',
  saving: false,
  values: newEvent('2026-06-06', now),
  repeats: false,
  timeZone: 'America/New_York',
  dates: { today: '2026-06-04' },
  onSave,
  onClose,
} as const satisfies EventDialogState;
const editing = { ...adding, kind: 'edit', values: valuesOf(swim), repeats: true } as const;

const meta = {
  title: 'Screens/Calendar/Event',
  component: EventDialog,
  args: { state: adding },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  beforeEach: () => {
    for (const spy of [onSave, onClose, onEdit, onDelete]) spy.mockClear();
  },
} satisfies Meta<typeof EventDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The dialog is transparent at first. */
const visible = async (text: string) => {
  const found = await screen.findByText(text);
  await waitFor(() => expect(found).toBeVisible());
};
const button = (name: string) => screen.findByRole('button', { name });

/** Prefilled with the day that was tapped. */
export const Add: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Add Event' });
    const title = screen.getByLabelText('Title');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.getByLabelText('Date and time')).toHaveTextContent(/^Sat, Jun 6, 2026, 9:00\sAM$/);
    await userEvent.type(title, 'Swim class');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({
      draft: {
        details: {
          title: 'Swim class',
          type: 'personal',
          description: null,
          time: { kind: 'timed', start: '2026-06-06T09:00', end: null, timeZone: 'America/New_York' },
        },
        repeat: null,
      },
      scope: 'this',
    });
  },
};

export const Repeating: Story = {
  args: { state: { ...adding, values: { ...newEvent('2026-06-06', now), title: 'Swim class' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'All day' }));
    await expect(screen.getByLabelText('Date')).toHaveTextContent('Sat, Jun 6, 2026');
    await userEvent.click(screen.getByRole('radio', { name: 'Every two weeks' }));
    await userEvent.click(screen.getByLabelText('Repeat until'));
    await userEvent.click(await button('Next month'));
    await userEvent.click(await button('Saturday, July 18, 2026'));
    await waitFor(() => expect(screen.getByLabelText('Repeat until')).toHaveFocus());
    await userEvent.click(await button('Save'));
    await expect(onSave.mock.lastCall?.[0].draft).toMatchObject({
      details: { time: { kind: 'all-day', start: '2026-06-06', end: '2026-06-06' } },
      repeat: { rhythm: 'every-two-weeks', until: '2026-07-18' },
    });
  },
};

/** The picker above the dialog: it takes the focus, and Escape closes it alone. */
export const PickerOpen: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Date and time'));
    const day = await button('Saturday, June 6, 2026');
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('Date and time')).toHaveFocus());
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('Date and time'));
    await button('Saturday, June 6, 2026');
  },
};

export const NothingAnswered: Story = {
  args: { state: { ...adding, values: { ...newEvent('2026-06-06', now), date: '', rhythm: 'weekly' } } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Save'));
    await visible('Title is required');
    await visible('Date is required');
    await expect(screen.getByLabelText('Title')).toHaveFocus();
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** An end before the start, and a repetition that never ends. */
export const Wrong: Story = {
  args: {
    state: {
      ...adding,
      values: {
        ...newEvent('2026-06-06', now),
        title: 'Swim class',
        end: '2026-06-06T08:00',
        rhythm: 'weekly',
      },
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Save'));
    await visible('It cannot end before it starts');
    await visible('Please choose when it stops repeating');
    await expect(screen.getByLabelText('Ends')).toHaveFocus();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    state: {
      ...adding,
      values: { ...newEvent('2026-06-06', now), title: 'Swim class' },
      issues: [
        { path: 'date', message: 'Please choose today or a later day' },
        { path: 'timeZone', message: 'We do not know this time zone' },
      ],
    },
  },
  play: async () => {
    await visible('Please choose today or a later day');
    await expect(screen.getByRole('alert')).toHaveTextContent('We do not know this time zone');
  },
};

export const Saving: Story = {
  args: {
    state: { ...adding, saving: true, values: { ...newEvent('2026-06-06', now), title: 'Swim class' } },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Saving…'));
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** One of a series is changed alone, or with all that follow; only then it can repeat in another way. */
export const EditOneOfMany: Story = {
  args: { state: editing },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Edit Event' });
    await expect(screen.getByRole('radio', { name: 'Only this one' })).toBeChecked();
    await expect(screen.queryByRole('radio', { name: 'Every week' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'This and the following' }));
    await expect(screen.getByRole('radio', { name: 'Every week' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSave.mock.lastCall?.[0]).toMatchObject({
      scope: 'following',
      draft: { repeat: { rhythm: 'weekly', until: '2026-08-27' } },
    });
  },
};

/** A later beginning moves the end along. */
export const EditTime: Story = {
  args: { state: { ...editing, repeats: false } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Date and time'));
    await userEvent.click(await button('Friday, June 5, 2026'));
    await userEvent.click(await screen.findByRole('radio', { name: '5 o’clock' }));
    await userEvent.click(await button('Done'));
    await waitFor(() => expect(screen.getByLabelText('Date and time')).toHaveFocus());
    await expect(screen.getByLabelText('Ends')).toHaveTextContent(/^Fri, Jun 5, 2026, 6:15\sPM$/);
  },
};

export const Details: Story = {
  args: { state: details },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Dentist, Mila' });
    await expect(dialog).toHaveTextContent(/Thursday, June 4, 2026\s*8:15\sAM/);
    await expect(screen.getByRole('link', { name: 'Add to my phone’s calendar' })).toHaveAttribute(
      'href',
      '/api/calendar/1.ics',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(onDelete).toHaveBeenCalledWith('this');
  },
};

export const DetailsOfMany: Story = {
  args: { state: { ...details, entry: swim } },
  play: async () => {
    await visible('Every week until Thu, Aug 27, 2026');
  },
};

export const DeleteOneOrMore: Story = {
  args: { state: { ...details, entry: swim } },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Delete'));
    const question = await screen.findByRole('group', { name: 'Which of them do you want to delete?' });
    await waitFor(() => expect(question).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'This and the following' }));
    await expect(onDelete).toHaveBeenCalledWith('following');
  },
};

/** A swap is changed where it is handled. */
export const HandledElsewhere: Story = {
  args: { state: { ...details, entry: swap } },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'See in Babysitting' })).toHaveAttribute(
      'href',
      '/babysitting-swaps',
    );
    await expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
};

export const LongDetails: Story = {
  args: {
    state: {
      ...details,
      entry: {
        ...grandparents,
        title: 'Birthday of Maria-Alexandrina Josephine of the Seven Long Rivers, with the trumpet twins',
        description: `${'Ring twice, because the first ring wakes the parrot.\n'.repeat(4)}${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
      },
    },
  },
};
