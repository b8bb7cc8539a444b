import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { toDateTimeLocal } from '../../../../dates/local-date-time.ts';
import type { OwnChild } from './ChildrenChoice.tsx';
import type { SwapRequestFormProps } from './SwapRequestForm.tsx';
import { SwapRequestScreen } from './SwapRequestScreen.tsx';
import { emptySwapForm, type SwapFormValues } from './swap-form-schema.ts';

const own: readonly OwnChild[] = [
  { id: 21, name: 'Mila', gender: 'girl', age: 4 },
  { id: 22, name: null, gender: 'boy', age: 0 },
];
const [onSubmit, onAnswers, onRetry] = [fn(), fn(), fn()];
const inTwoDays = {
  date: toDateTimeLocal(later(new Date(), days(2))),
  until: toDateTimeLocal(later(new Date(), days(2) + hours(2))),
};
const sentTime = {
  date: new Date(inTwoDays.date).toISOString(),
  until: new Date(inTwoDays.until).toISOString(),
};

const asking: SwapRequestFormProps = {
  kind: 'asking',
  me: { id: 1, name: 'Ana', photoUrl: null },
  recipient: {
    id: 2,
    name: 'Priya',
    photoUrl: null,
    swaps: { swapsForMe: 3, swapsForOther: 1, hoursForMe: 6, hoursForOther: 4 },
  },
  now: toDateTimeLocal(new Date()),
  children: { kind: 'ready', children: own },
  writtenCards: { kind: 'ready', childIds: [21] },
  free: [],
  answers: emptySwapForm,
  onAnswers,
  onSubmit,
};
const inDays = (count: number) => ({
  date: toDateTimeLocal(later(new Date(), days(count))),
  until: toDateTimeLocal(later(new Date(), days(count) + hours(2))),
});
const atTen = (count: number) => ({
  date: `${inDays(count).date.slice(0, 10)}T10:00`,
  until: `${inDays(count).date.slice(0, 10)}T12:00`,
});
const [freeInTwoDays, freeInFiveDays] = [atTen(2), atTen(5)];
const overMidnight = {
  date: `${inDays(2).date.slice(0, 10)}T22:00`,
  until: `${inDays(3).date.slice(0, 10)}T01:00`,
};
const answers: SwapFormValues = {
  ...inTwoDays,
  otherTimes: [],
  place: 'public',
  location: 'The pond, Park Slope',
  childIds: ['21'],
  cardChildIds: [],
  emergencyContact: 'Tom, 718 555 0119',
  notes: 'She naps at three with the blue bear.',
};

const meta = {
  title: 'Screens/Swaps/Request',
  component: SwapRequestScreen,
  args: { state: asking },
  parameters: { layout: 'fullscreen', shell: { path: '/request-swap', feedback: 'docked' } },
  beforeEach: () => {
    onSubmit.mockClear();
    onRetry.mockClear();
  },
} satisfies Meta<typeof SwapRequestScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Priya' })).toBeVisible();
    await expect(canvas.getByText('Four swaps done. Priya gave two hours more.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Another beginning' }));
    await expect(canvas.getByLabelText('Date and time')).toHaveTextContent('Choose a day and a time');
    await expect(canvas.getByText('0/1000')).toBeVisible();
  },
};

export const Filled: Story = {
  args: { state: { ...asking, answers } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Boy, under 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({
      ...sentTime,
      location: answers.location,
      emergencyContact: answers.emergencyContact,
      notes: answers.notes,
      childIds: [21, 22],
      cardChildIds: [],
    });
  },
};

/** What is to be expected is filled in: the only child, and the contact of the last time. */
export const AsLastTime: Story = {
  args: {
    state: {
      ...asking,
      children: { kind: 'ready', children: own.slice(0, 1) },
      lastContact: 'Tom, 718 555 0119',
      lastSwap: { place: 'mine', childIds: [], length: hours(2) },
      answers: { ...emptySwapForm, ...inTwoDays },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByText('718 555 0119');
    await expect(number.parentElement).toHaveTextContent(
      'Tom, 718 555 0119 to call, no sitter card goes along',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Change whom to call and sitter cards' }));
    const contact = canvas.getByDisplayValue('Tom, 718 555 0119');
    await expect(contact).toHaveFocus();
    await expect(contact).toHaveAccessibleDescription('As last time.');
    await expect(canvas.getByRole('group', { name: /^Sitter cards/ })).toBeVisible();
    const children = within(canvas.getByRole('group', { name: /^Which children/ }));
    const child = children.getByRole('checkbox', { name: 'Mila, 4' });
    await expect(child).toBeChecked();
    await expect(canvas.getByText(/ · Mila · at your place$/)).toBeVisible();
    await userEvent.click(child);
    await userEvent.clear(contact);
    await expect(child).not.toBeChecked();
    await expect(contact).toHaveValue('');
  },
};

/** Six taps and no typing: the day, the beginning, and send; the rest is as the last time. */
export const AskedAgain: Story = {
  args: {
    state: {
      ...asking,
      lastContact: 'Tom, 718 555 0119',
      lastSwap: { place: 'mine', childIds: ['21'], length: hours(3) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [, second] = within(canvas.getByRole('radiogroup', { name: 'Day' })).getAllByRole('radio');
    if (second) await userEvent.click(second);
    await userEvent.click(canvas.getByRole('radio', { name: '2 PM' }));
    await userEvent.click(canvas.getByRole('radio', { name: '5 PM' }));
    await expect(canvas.getByText('Three hours: 2 to 5 PM')).toBeVisible();
    await expect(canvas.getByText(/^Priya reads “Ana’s place”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ place: { of: 1 }, childIds: [21] }),
    );
    await expect(onSubmit.mock.lastCall?.[0]).not.toHaveProperty('location');
  },
};

/** A dot on each weekday on which both usually have time; a tap on the day takes that time. */
export const UsuallyFree: Story = {
  args: {
    state: { ...asking, free: [freeInTwoDays, freeInFiveDays], answers: { ...answers, date: '', until: '' } },
  },
  play: async ({ canvas, userEvent }) => {
    // No day is chosen yet that they could be beside.
    await expect(canvas.getByRole('group', { name: /^Other times that would do/ })).toBeVisible();
    const free = canvas.getAllByRole('radio', { name: /, both usually free$/ });
    await expect(free).toHaveLength(2);
    if (free[0]) await userEvent.click(free[0]);
    await expect(canvas.getByText('Two hours, and you are both usually free')).toBeVisible();
    const others = within(canvas.getByRole('group', { name: /^Or, if \w+day does not suit Priya/ }));
    await expect(others.getAllByRole('checkbox')).toHaveLength(2);
  },
};

/** A swap over midnight is allowed, and said. */
export const OverMidnight: Story = {
  args: { state: { ...asking, answers: { ...answers, place: 'theirs', ...overMidnight } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Three hours, over midnight: 10 PM to 1 AM on \w+day$/)).toBeVisible();
    await expect(canvas.getByText(/^Priya reads “My place”/)).toBeVisible();
  },
};

export const EndsBeforeItBegins: Story = {
  args: { state: { ...asking, answers: { ...answers, until: '2020-02-02T10:00' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(canvas.getByText('The end must come after the beginning')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** No other is offered at three times in all; a tap takes one back. */
export const ThreeTimes: Story = {
  args: { state: { ...asking, answers: { ...answers, otherTimes: [inDays(3), inDays(4)] } } },
  play: async ({ canvas, userEvent }) => {
    const others = within(canvas.getByRole('group', { name: /^Or, if .+ does not suit Priya/ }));
    await expect(others.queryByRole('checkbox', { name: 'Offer another time' })).toBeNull();
    const [first] = others.getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(others.getByText('Offer another time')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit.mock.lastCall?.[0]).toHaveProperty('otherTimes.length', 1);
  },
};

/** None goes along until it is chosen, and only that of a child who is looked after. */
export const WithASitterCard: Story = {
  args: { state: { ...asking, answers: { ...answers, childIds: ['21', '22'] } } },
  play: async ({ canvas, userEvent }) => {
    const cards = within(canvas.getByRole('group', { name: /^Sitter cards/ }));
    const card = cards.getByRole('checkbox', { name: 'Mila, 4' });
    await expect(card).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Write a Card for Boy, under 1' })).toHaveAttribute(
      'href',
      '/edit-profile/children/22/card',
    );
    await userEvent.click(card);
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ cardChildIds: [21] }));
  },
};

export const CardOfAChildWhoStaysAtHome: Story = {
  tags: ['!autodocs'],
  args: { state: { ...asking, answers: { ...answers, childIds: ['22'], cardChildIds: ['21'] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ childIds: [22], cardChildIds: [] }),
    );
  },
};

export const CardsLoading: Story = {
  args: { state: { ...asking, answers, writtenCards: { kind: 'loading' } } },
};

export const CardsFailed: Story = {
  args: { state: { ...asking, answers, writtenCards: { kind: 'failed', onRetry } } },
};

export const NothingAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    for (const message of [
      'Date and time is required',
      'Location is required',
      'Select at least one child',
      'Emergency contact is required',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByRole('checkbox', { name: 'Mila, 4' })).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const InThePast: Story = {
  args: { state: { ...asking, answers: { ...answers, date: '2020-02-02T10:00', until: '' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(canvas.getByText('Please choose a time in the future')).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { state: { ...asking, answers: { ...answers, notes: 'And bring the bear. '.repeat(51) } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(canvas.getByText('Notes must be 1000 characters or fewer')).toBeVisible();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    state: {
      ...asking,
      answers,
      issues: [{ path: 'childIds', message: 'Please choose from your own children' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please choose from your own children')).toBeVisible();
  },
};

export const Sending: Story = {
  args: { state: { ...asking, kind: 'sending', answers } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const LoadingChildren: Story = { args: { state: { ...asking, children: { kind: 'loading' } } } };

export const ChildrenFailed: Story = {
  args: { state: { ...asking, children: { kind: 'failed', onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NoChildren: Story = {
  args: { state: { ...asking, children: { kind: 'ready', children: [] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No children added to your profile yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Your Children' })).toHaveAttribute(
      'href',
      '/edit-profile/children',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(canvas.getByText('Select at least one child')).toBeVisible();
  },
};

export const Full: Story = {
  args: {
    state: {
      ...asking,
      recipient: { id: 2, name: 'Maria-Alexandrina Josephine of the Seven Long Rivers', photoUrl: null },
      children: {
        kind: 'ready',
        children: [
          { id: 31, name: 'Bartholomew-Maximilian of the Seven Long Rivers', gender: 'boy', age: 11 },
          ...Array.from(
            { length: 7 },
            (_, at) => ({ ...own[0], id: 40 + at, name: null, age: at + 1 }) as OwnChild,
          ),
        ],
      },
      answers: {
        ...answers,
        childIds: ['31', '42'],
        location: 'The old school on Vanderbilt Avenue. '.repeat(4),
      },
    },
  },
};

export const Invalid: Story = {
  args: { state: { kind: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invalid Request' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/matches');
  },
};

export const Locked: Story = {
  args: { state: { kind: 'locked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ask for a swap' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe');
  },
};
