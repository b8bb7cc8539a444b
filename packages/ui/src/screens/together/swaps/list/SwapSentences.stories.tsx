import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { WithState } from '../../../../../testing/WithState.tsx';
import { sampleSwaps } from '../sample-swaps.ts';
import { SwapsScreen, type SwapsScreenState } from './SwapsScreen.tsx';

const { amara, priya, mei, hannah, hannahPast, priyaConfirmed } = sampleSwaps;
type Swap = typeof amara | typeof priya | typeof mei | typeof hannah;
const onMeetSafely = fn();
const ready = (...entries: SwapsOf['entries']) => ({ kind: 'ready', entries }) as const;
type SwapsOf = Extract<SwapsScreenState['pending'], { kind: 'ready' }>;
const given: SwapsScreenState = {
  ask: { href: '/matches' },
  pending: ready(),
  confirmed: ready(),
  past: ready(),
  answering: [],
  reporting: [],
  tab: 'pending',
  onTab: fn(),
  ownChildren: [
    { id: 21, name: 'Mateo', gender: 'boy', age: 6 },
    { id: 22, name: 'Luca', gender: 'boy', age: 3 },
    { id: 23, name: 'Nina', gender: 'girl', age: 1 },
  ],
  message: ({ user }) => ({ href: `/messages?user=${user.id}` }),
  meetSafely: () => ({ first: false, onOpen: onMeetSafely }),
  onAct: fn(),
  onOutcome: fn(),
  now: new Date(2026, 5, 5, 9, 0),
  onChooseCards: fn(),
};

const meta = {
  title: 'Screens/Swaps/Sentences',
  component: SwapsScreen,
  args: { state: given },
  parameters: { layout: 'fullscreen', shell: { path: '/babysitting-swaps' } },
  render: ({ state }) => (
    <WithState value={state.tab} onChange={state.onTab}>
      {({ value, onChange }) => <SwapsScreen state={{ ...state, tab: value, onTab: onChange }} />}
    </WithState>
  ),
  beforeEach: () => onMeetSafely.mockClear(),
} satisfies Meta<typeof SwapsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const atMine = { place: { of: 1 }, location: 'My place' } as const;
const atTheirs = { place: { of: amara.user.id }, location: 'Amara’s place' } as const;
const longName = 'Anna-Magdalena-Josephine-Alexandrina-Eva';

/** The details are opened and closed by the keyboard, too. */
export const One: Story = {
  args: { state: { ...given, pending: ready({ ...amara, ...atMine }) } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', {
        name: 'Amara asks you for Saturday, June 6, 2 to 4 PM. Her boy, 3, at your place.',
      }),
    ).toBeVisible();
    const details = canvas.getByRole('button', { name: 'Details' });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    details.focus();
    await userEvent.keyboard('{Enter}');
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Boy, 3 years')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Boy, 3 years')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

/** A tap on the sentence is a tap on "Details". */
export const TapOnTheSentence: Story = {
  tags: ['!autodocs'],
  args: { state: { ...given, pending: ready(priya) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { left, top, width, height } = canvas
      .getByRole('heading', { name: /^You asked/ })
      .getBoundingClientRect();
    const hit = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit).toBe(canvas.getByRole('button', { name: 'Details' }));
    if (hit) await userEvent.click(hit);
    await expect(canvas.getByText('Location')).toBeVisible();
  },
};

const many = [amara, priya, mei].flatMap((swap: Swap, at) => [
  { ...swap, id: 100 + at },
  { ...swap, id: 200 + at },
]);

export const Many: Story = { args: { state: { ...given, pending: ready(...many) } } };

export const PastOnly: Story = {
  args: {
    state: {
      ...given,
      tab: 'past',
      past: ready(
        hannahPast,
        { ...hannahPast, id: 71, outcomes: { mine: 'yes', theirs: 'yes' } },
        { ...priyaConfirmed, id: 72, actions: [], outcomes: { mine: 'rearranged', theirs: null } },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Done')).toHaveLength(1);
    await expect(canvas.getAllByText('Over')).toHaveLength(1);
    const moved = within(canvas.getByRole('article', { name: /with Priya$/ }));
    await expect(moved.getByText('Rearranged')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Yes' })).toBeVisible();
  },
};

/** Three children by their names, and the other has forty letters. */
export const LongNames: Story = {
  args: {
    state: {
      ...given,
      pending: ready({
        ...priya,
        user: { ...priya.user, firstName: longName },
        childIds: [21, 22, 23],
        place: { of: priya.user.id },
        location: `${longName}’s place`,
      }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: /Mateo, Luca, and Nina, at Anna-/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LongNamesMagnified: Story = {
  ...LongNames,
  globals: { viewport: { value: 'magnified', isRotated: false } },
};

const inHours = (from: number, length = 2) => ({
  date: later(new Date(), hours(from)).toISOString(),
  until: later(new Date(), hours(from + length)).toISOString(),
});
const times = [inHours(30), inHours(54), inHours(78, 3)].map((time) => ({ ...time, passed: false }));

/** None is chosen for the member; those that they offered themselves stand among the details. */
export const ThreeTimes: Story = {
  args: {
    state: {
      ...given,
      pending: ready(
        { ...amara, ...atTheirs, ...times[0], times },
        { ...priya, ...atMine, ...times[0], times },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', {
        name: 'Amara asks you for one of three times. Her boy, 3, at Amara’s place.',
      }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Details', description: /Priya/ }));
    await expect(canvas.getByText('Times to choose from')).toBeVisible();
  },
};

const night = {
  date: new Date(2026, 5, 6, 22).toISOString(),
  until: new Date(2026, 5, 7, 1).toISOString(),
};

export const OverMidnight: Story = {
  args: {
    state: {
      ...given,
      pending: ready({
        ...amara,
        ...atTheirs,
        ...night,
        times: [{ ...night, passed: false }],
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /June 6, 10 PM to 1 AM on Sunday\. Her boy/ }),
    ).toBeVisible();
  },
};

const inNovember = {
  date: new Date(2026, 10, 30, 14).toISOString(),
  until: new Date(2026, 10, 30, 16).toISOString(),
};

/** Month and day stay in one line, wherever the line ends. */
export const LongMonth: Story = {
  tags: ['!autodocs'],
  args: {
    state: {
      ...given,
      pending: ready({ ...amara, ...inNovember, times: [{ ...inNovember, passed: false }] }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const day = canvas.getByText('November 30');
    for (let width = 320; width <= 420; width += 5) {
      canvasElement.style.width = `${width}px`;
      await expect(day.getClientRects()).toHaveLength(1);
    }
    canvasElement.style.removeProperty('width');
  },
};

/** The address names it: it has the focus, and its details, which the others' have not open, follow their button. */
export const Named: Story = {
  args: {
    state: { ...given, tab: 'confirmed', named: priyaConfirmed.id, confirmed: ready(hannah, priyaConfirmed) },
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Details' });
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    const named = canvas.getByRole('article', { name: /with Priya$/ });
    await expect(named).toHaveFocus();
    const cancel = within(named).getByRole('button', { name: 'Cancel Swap' });
    await expect(cancel).toBeVisible();
    const message = within(named).getByText('Message');
    await expect(cancel.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

const confirmed = ready(
  hannah,
  priyaConfirmed,
  { ...priyaConfirmed, id: 81 },
  { ...hannah, id: 82, date: new Date(2026, 5, 20, 10).toISOString() },
);
const unread = { meetSafely: () => ({ first: true, onOpen: onMeetSafely }) };

/** The five sentences are offered once for each person, at the soonest swap with them. */
export const BeforeAFirstMeeting: Story = {
  args: { state: { ...given, ...unread, tab: 'confirmed', confirmed } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText(/^Before you first meet/)).toHaveLength(2);
    const [read] = canvas.getAllByRole('button', { name: 'Read' });
    if (!read) throw new Error('There is nothing to read');
    await userEvent.click(read);
    await expect(onMeetSafely).toHaveBeenCalledOnce();
    for (const details of canvas.getAllByRole('button', { name: 'Details' })) await userEvent.click(details);
    // The way to them is at the other two all the same.
    await expect(canvas.getAllByRole('button', { name: 'Meet Safely' })).toHaveLength(2);
  },
};
