import { monthOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CalendarScreen, type CalendarScreenState, type OpenCalendar } from './CalendarScreen.tsx';
import type { EntriesState } from './entries/calendar-entry.ts';
import { manyEntries, sampleEntries, sampleNow } from './entries/sample-entries.ts';

const [onDay, onAdd, onOpen, onRetry] = [fn(), fn(), fn(), fn()];
const [onCreate, onCopy, onRenew, onSwitchOff] = [fn(), fn(), fn(), fn()];
const { swap, playdate } = sampleEntries;

const ready = (entries: Extract<EntriesState, { kind: 'ready' }>['entries']) =>
  ({ kind: 'ready', entries }) as const;
const june = ready(Object.values(sampleEntries));
const link = 'https://nestmates.example/calendar/9f2c7ab0e61d44c8b5a3/nestmates.ics';
const on = { kind: 'on', link, onCopy, onRenew, onSwitchOff } as const;

const usual: OpenCalendar = {
  kind: 'open',
  now: sampleNow,
  day: '2026-06-04',
  events: june,
  upcoming: june,
  subscription: { kind: 'off', pending: false, onCreate },
  onDay,
  onAdd,
  onOpen,
};

/** Holds the chosen day, as the page does. */
function HeldDay({ state }: { readonly state: CalendarScreenState }) {
  const [day, setDay] = useState(state.kind === 'open' ? state.day : '');
  if (state.kind !== 'open') return <CalendarScreen state={state} />;
  const chooseDay = (next: string) => {
    setDay(next);
    state.onDay(next);
  };
  return <CalendarScreen state={{ ...state, day, onDay: chooseDay }} />;
}

const meta = {
  title: 'Screens/Calendar',
  component: CalendarScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/calendar' } },
  render: ({ state }) => <HeldDay state={state} />,
  beforeEach: () => {
    for (const spy of [onDay, onAdd, onOpen, onRetry, onCreate, onCopy, onRenew, onSwitchOff])
      spy.mockClear();
  },
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Calendar, June 2026' })).toBeVisible();
    canvas.getByRole('button', { name: 'Saturday, June 6, 2 events' });
    const upcoming = canvas.getByRole('region', { name: 'Upcoming Events' });
    await expect(upcoming.querySelectorAll('li')).toHaveLength(5);
  },
};

/** A day with events is shown, an empty one opens the form for itself. */
export const Days: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saturday, June 6, 2 events' }));
    await expect(canvas.getByRole('region', { name: 'Saturday, June 6' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday, June 10' }));
    await expect(canvas.getByRole('region', { name: 'Wednesday, June 10' })).toHaveTextContent(
      'This day is free.',
    );
    await expect(onAdd).toHaveBeenLastCalledWith('2026-06-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Event' }));
    await expect(onAdd).toHaveBeenLastCalledWith('2026-06-04');
  },
};

export const Opened: Story = {
  args: { state: { ...usual, day: '2026-06-06' } },
  play: async ({ canvas, userEvent }) => {
    const day = canvas.getByRole('region', { name: 'Saturday, June 6' });
    const rows = day.querySelectorAll('li');
    await expect([...rows].map((row) => row.textContent)).toEqual([
      expect.stringContaining(playdate.title),
      expect.stringContaining(swap.title),
    ]);
    await userEvent.click(rows[1]?.querySelector('button') as HTMLElement);
    await expect(onOpen).toHaveBeenLastCalledWith(swap);
  },
};

/** The keys of the ARIA date grid; Enter leads to what stands on the day. */
export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const focused = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    canvas.getByRole('button', { name: /^Thursday, June 4/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused('Thursday, June 11, 1 event');
    await userEvent.keyboard('{ArrowLeft}');
    await focused('Wednesday, June 10');
    await userEvent.keyboard('{End}');
    await focused('Saturday, June 13');
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    await focused('Sunday, May 24');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Calendar, May 2026');
    await userEvent.keyboard('{PageDown}');
    await focused('Wednesday, June 24');
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Calendar, June 2027');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{ArrowUp}{ArrowUp}{ArrowLeft}{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Tuesday, June 9' })).toHaveFocus());
    await expect(onAdd).not.toHaveBeenCalled();
  },
};

export const Months: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(title).toHaveTextContent('Calendar, July 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(title).toHaveTextContent('Calendar, May 2026');
    const grid = canvas.getByRole('grid');
    await userEvent.pointer([
      { keys: '[TouchA>]', target: grid, coords: { clientX: 300, clientY: 200 } },
      { pointerName: 'TouchA', target: grid, coords: { clientX: 120, clientY: 210 } },
      { keys: '[/TouchA]', target: grid, coords: { clientX: 120, clientY: 210 } },
    ]);
    await expect(title).toHaveTextContent('Calendar, June 2026');
    await expect(monthOf(onDay.mock.lastCall?.[0])).toBe('2026-06');
  },
};

/** More than three on a day are counted: "+n more" on a wide screen, "+n" on a phone. */
export const Full: Story = {
  args: { state: { ...usual, day: '2026-06-05', events: ready(manyEntries), upcoming: ready(manyEntries) } },
  play: async ({ canvasElement }) => {
    const day = canvasElement.querySelector('[data-date="2026-06-05"]');
    await expect(day).toHaveAccessibleName('Friday, June 5, 7 events');
    await expect(day).toHaveTextContent('+4');
  },
};

const wide = { viewport: { value: 'wide', isRotated: false } };

export const UsualWide: Story = { globals: wide };

/** An event opens itself, the space beside it adds another, and "+n more" shows the whole day. */
export const FullWide: Story = {
  globals: wide,
  args: Full.args ?? {},
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [trumpet] = canvas.getAllByRole('button', { name: /^Trumpet, 8:00\sAM$/ });
    await userEvent.click(trumpet as HTMLElement);
    await expect(onOpen).toHaveBeenCalledOnce();
    const [more] = canvas.getAllByText('+1 more');
    await userEvent.click(more as HTMLElement);
    await expect(canvas.getByRole('region', { name: 'Thursday, June 4' })).toHaveFocus();
    await expect(onAdd).not.toHaveBeenCalled();
    await userEvent.click(canvasElement.querySelector('[data-date="2026-06-04"]') as HTMLElement);
    await expect(onAdd).toHaveBeenLastCalledWith('2026-06-04');
  },
};

/** A phone at 200 %. */
export const Magnified: Story = {
  globals: { viewport: { value: 'magnified', isRotated: false } },
  args: { state: { ...usual, subscription: on } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Empty: Story = {
  args: { state: { ...usual, events: ready([]), upcoming: ready([]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No events scheduled yet' })).toBeVisible();
    await expect(canvas.getByText('This day is free.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    state: {
      ...usual,
      events: { kind: 'loading' },
      upcoming: { kind: 'loading' },
      subscription: { kind: 'loading' },
    },
  },
};

export const Failed: Story = {
  args: {
    state: {
      ...usual,
      events: { kind: 'failed', onRetry },
      upcoming: { kind: 'failed', onRetry },
      subscription: { kind: 'failed', onRetry },
    },
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of [/your events$/, /what is ahead$/, /your link$/]) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(onRetry).toHaveBeenCalledTimes(3);
  },
};

export const Locked: Story = {
  args: { state: { kind: 'locked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Plan your week' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe');
  },
};

export const LinkOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a Link' }));
    await expect(onCreate).toHaveBeenCalledOnce();
  },
};
export const LinkCreating: Story = {
  args: { state: { ...usual, subscription: { kind: 'off', pending: true, onCreate } } },
};

export const LinkOn: Story = {
  args: { state: { ...usual, subscription: on } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Your secret link')).toHaveValue(link);
    await expect(canvas.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      link.replace('https:', 'webcal:'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(onCopy).toHaveBeenCalledOnce();
  },
};

/** Made on another day, and shown then. */
export const LinkShownBefore: Story = {
  args: { state: { ...usual, subscription: { ...on, link: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy Link' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Renew' })).toBeVisible();
  },
};

export const LinkRenewed: Story = {
  args: { state: { ...usual, subscription: on } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    await screen.findByRole('alertdialog', { name: 'Renew the link?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onRenew).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Renew Link' }));
    await expect(onRenew).toHaveBeenCalledOnce();
  },
};

export const LinkSwitchedOff: Story = {
  args: { state: { ...usual, subscription: on } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch Off' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch the link off?' });
    await userEvent.click(dialog.querySelector('button') as HTMLElement);
    await expect(onSwitchOff).toHaveBeenCalledOnce();
  },
};
export const LinkRenewing: Story = {
  args: { state: { ...usual, subscription: { ...on, pending: 'renew' } } },
};
