import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleSwaps } from '../sample-swaps.ts';
import { ThreadSwaps } from './ThreadSwap.tsx';

const [onAct, onSuggest] = [fn(), fn()];
/** Two hours from an hour of that day on, whatever time it is now. */
function time(inDays: number, hour = 10) {
  const date = later(new Date(), days(inDays));
  date.setHours(hour, 42, 0, 0);
  return {
    date: date.toISOString(),
    until: later(date, hours(2)).toISOString(),
    passed: inDays < 0,
  };
}
const [passed, soon, late] = [time(-1), time(2), time(3)];
const atHers = {
  ...sampleSwaps.amara,
  ...passed,
  times: [passed, soon, late],
  place: { of: sampleSwaps.amara.user.id },
  location: `${sampleSwaps.amara.user.firstName}’s place`,
  actions: ['accept', 'decline', 'proposeTime'],
} satisfies typeof sampleSwaps.amara;
const own = [
  { id: 11, name: 'Salma', gender: 'girl', age: 8 },
  { id: 12, name: 'Imani', gender: 'girl', age: 5 },
] as const;

const meta = {
  title: 'Screens/Swaps/In a Thread',
  component: ThreadSwaps,
  args: { swaps: [atHers], own, answering: [], onAct, onSuggest },
  beforeEach() {
    onAct.mockClear();
    onSuggest.mockClear();
  },
} satisfies Meta<typeof ThreadSwaps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The times in the order in which they were asked for; whoever accepts at the other's place may bring their own. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: /^Her boy, 3, at Amara’s place$/ })).toBeVisible();
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).toBeDisabled();
    await expect(second).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Salma, 8' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Accept \w+day, / }));
    await expect(onAct).toHaveBeenLastCalledWith({ ...atHers, ...soon, bringing: [11] }, 'accept');
  },
};

/** What became of it, above what waits. */
export const Agreed: Story = {
  args: { swaps: [{ ...atHers, ...soon, id: 901, status: 'confirmed', times: [soon] }, atHers] },
  play: async ({ canvas }) => {
    const agreed = canvas.getByRole('link', {
      name: /^You babysit for Amara on .* Her boy, 3, at Amara’s place\.$/,
    });
    await expect(agreed).toHaveAttribute('href', '/babysitting-swaps?tab=confirmed&open=901');
    await expect(canvas.getByRole('region', { name: 'Swap with Amara' })).toBeVisible();
  },
};

/** Nobody comes along to one's own place. */
export const AtMyPlace: Story = {
  args: { swaps: [{ ...atHers, times: [soon], ...soon, place: { of: 1 }, location: 'My place' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /at your place$/ })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /^You bring/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeVisible();
  },
};

/** None of the times suits: the recipient says when it would, and who comes along goes with it. */
export const SuggestAnother: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Salma, 8' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest another time' }));
    await expect(onSuggest).toHaveBeenLastCalledWith({ ...atHers, bringing: [11] });
    await expect(onAct).not.toHaveBeenCalled();
  },
};

/** The recipient may still take a time that was asked for, or take the suggestion back. */
export const SuggestedByMe: Story = {
  args: {
    swaps: [
      {
        ...atHers,
        actions: ['accept', 'decline', 'takeBackTime'],
        proposedTime: { ...time(5, 22), mine: true },
        children: { ...atHers.children, mine: [{ id: 11, gender: 'girl', age: 8 }] },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('You suggest another time')).toBeVisible();
    await expect(canvas.getByText('You bring your girl, 8.')).toBeVisible();
    // The suggestion says who comes along to it; the chips are about the times that were asked for.
    const chips = canvas.getByRole('group', { name: /^If you take a time that was asked for, you bring/ });
    await expect(within(chips).getByRole('checkbox', { name: 'Salma, 8' })).toBeChecked();
    await expect(canvas.queryByRole('group', { name: /^You bring/ })).toBeNull();
    const suggestion = canvas.getByRole('region', { name: 'Another time' });
    await expect(suggestion.compareDocumentPosition(chips)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByRole('button', { name: 'Suggest another time' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Accept \w+day, / })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take Back' }));
    await expect(onAct).toHaveBeenLastCalledWith(expect.anything(), 'takeBackTime');
  },
};

/** One thing at a time. */
export const SuggestionBeingTakenBack: Story = {
  args: { ...SuggestedByMe.args, answering: [{ id: atHers.id, action: 'takeBackTime' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Taking back…' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Accept/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

/** The suggestion alone keeps the request open. */
export const OnlyMySuggestionLeft: Story = {
  args: {
    swaps: [
      {
        ...atHers,
        times: [passed],
        actions: ['decline', 'takeBackTime'],
        proposedTime: { ...time(5), mine: true },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amara agrees or declines.')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /you bring/i })).toBeNull();
  },
};

/** Whoever asked agrees, with which the swap is arranged, or declines. */
export const SuggestedToMe: Story = {
  args: {
    swaps: [
      {
        ...sampleSwaps.priya,
        children: { ...sampleSwaps.priya.children, theirs: [{ gender: 'boy', age: 3 }] },
        actions: ['cancel', 'agreeToTime', 'declineTime'],
        proposedTime: { ...time(5, 22), mine: false },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Priya suggests another time')).toBeVisible();
    await expect(canvas.getByText('Priya brings her boy, 3.')).toBeVisible();
    await expect(canvas.getByText('What you asked for still waits for Priya, too.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
    await expect(onAct).toHaveBeenLastCalledWith(expect.anything(), 'agreeToTime');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(onAct).toHaveBeenLastCalledWith(expect.anything(), 'declineTime');
  },
};

export const OnlyTheSuggestionLeft: Story = {
  args: {
    swaps: [
      {
        ...sampleSwaps.priya,
        times: [passed],
        actions: ['cancel', 'agreeToTime', 'declineTime'],
        proposedTime: { ...time(5), mine: false },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Priya suggests another time')).toBeVisible();
    await expect(canvas.queryByText(/still waits/)).toBeNull();
  },
};

export const Sent: Story = {
  args: { swaps: [{ ...sampleSwaps.priya, place: { of: 1 }, location: 'My place' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You asked Priya for a swap')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};

export const Answering: Story = {
  args: { answering: [{ id: atHers.id, action: 'accept' }] },
};

/** A request that can no longer be accepted says so. */
export const AllTimesPassed: Story = {
  args: { swaps: [{ ...atHers, times: [passed], actions: ['decline'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This time has passed.')).toBeVisible();
  },
};
