import { dateOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { samplePeople } from '../../../../../testing/sample-people.ts';
import { dayWithYear } from '../../../../dates/calendar-formats.ts';
import { toDateTimeLocal } from '../../../../dates/local-date-time.ts';
import { localTimeOf } from '../../plans/usual-times.ts';
import type { OwnChild } from '../../swaps/request/ChildrenChoice.tsx';
import type { SuggestPlaydateFormProps } from './SuggestPlaydateForm.tsx';
import { SuggestPlaydateScreen } from './SuggestPlaydateScreen.tsx';

const own: readonly OwnChild[] = [
  { id: 21, name: 'Luca', gender: 'boy', age: 3 },
  { id: 22, name: 'Mateo', gender: 'boy', age: 6 },
];
/** This hour so many days from now, which is what the rules compare with. */
const inDays = (count: number, hour: number, minute = 0) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + count, hour, minute);
};
const lasting = (date: Date, length = hours(2)) => ({ date, until: later(date, length) });
const free = [lasting(inDays(2, 15, 30)), lasting(inDays(6, 10)), lasting(inDays(9, 10))];
const first = localTimeOf(lasting(inDays(2, 15, 30)));
const local = (...times: readonly PlanTime[]) => times.map(localTimeOf);
const [onSubmit, onAnswers, onRetry] = [fn(), fn(), fn()];

const asking: SuggestPlaydateFormProps = {
  kind: 'asking',
  me: { ...samplePeople.amara, id: 12 },
  other: samplePeople.priya,
  theirChildren: 'her girl',
  idea: 'Make a crown of leaves together: both collect everything.',
  ownChildren: own,
  free: local(...free),
  now: toDateTimeLocal(new Date()),
  answers: {
    childIds: ['21'],
    ...first,
    otherTimes: [],
    where: 'public',
    publicPlace: 'Third Street Playground',
  },
  onAnswers,
  onSubmit,
};

const meta = {
  title: 'Screens/Playdates/Suggest',
  component: SuggestPlaydateScreen,
  args: { state: asking },
  parameters: { layout: 'fullscreen', shell: { path: '/playdates/suggest', feedback: 'docked' } },
  beforeEach: () => {
    for (const spy of [onSubmit, onAnswers, onRetry]) spy.mockClear();
  },
} satisfies Meta<typeof SuggestPlaydateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const sent = (times: readonly { readonly date: Date; readonly until: Date }[]) =>
  times.map(({ date, until }) => ({ date: date.toISOString(), until: until.toISOString() }));

/** One tap sends what the planner suggests. */
export const Suggested: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Two hours, and you are both free')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({
      times: sent(free.slice(0, 1)),
      place: { name: 'Third Street Playground' },
      childIds: [21],
    });
  },
};

/** Another place, an end an hour later, and a second time to choose from. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '6:30 PM' }));
    await expect(canvas.getByText('Three hours: 3:30 to 6:30 PM')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /10 AM to noon$/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'My place' }));
    await expect(canvas.getByText(/^Priya reads “Amara’s place”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mateo, 6' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({
      times: sent([lasting(inDays(2, 15, 30), hours(3)), lasting(inDays(6, 10))]),
      place: { of: 12 },
      childIds: [21, 22],
    });
  },
};

export const OverMidnight: Story = {
  args: {
    state: { ...asking, answers: { ...asking.answers, ...localTimeOf(lasting(inDays(2, 22), hours(3))) } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Three hours, over midnight: 10 PM to 1 AM on /)).toBeVisible();
  },
};

/** The place that is known stands by its name; another one is named in a field. */
export const AnotherPublicPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Third Street Playground' })).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Which public place' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Another public place' }));
    const place = canvas.getByRole('textbox', { name: 'Which public place' });
    await waitFor(() => expect(place).toHaveFocus());
    await userEvent.keyboard('The duck pond');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ place: { name: 'The duck pond' } }),
    );
  },
};

/** A place that is refused is mended in its field, which stays during the typing. */
export const KnownPlaceRefused: Story = {
  args: { state: { ...asking, answers: { ...asking.answers, publicPlace: 'her yard' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    const place = canvas.getByRole('textbox', { name: 'Which public place' });
    await waitFor(() => expect(place).toHaveFocus());
    await expect(place).toBeInvalid();
    await userEvent.keyboard('{End}{Backspace}n');
    await expect(place).toHaveFocus();
    await expect(place).toBeValid();
    await expect(place).toHaveValue('her yarn');
  },
};

/** The end before the beginning has its own sentence, at its field. */
export const EndsBeforeItBegins: Story = {
  args: {
    state: { ...asking, answers: { ...asking.answers, ...localTimeOf(lasting(inDays(2, 15), -hours(1))) } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(canvas.getByText('The end must come after the beginning')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const ThreeTimes: Story = {
  args: { state: { ...asking, answers: { ...asking.answers, otherTimes: local(...free.slice(1)) } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Offer another time' })).toBeNull();
    const [other] = canvas.getAllByRole('checkbox', { name: /10 AM to noon$/ });
    if (!other) throw new Error('There is no other time');
    await userEvent.click(other);
    await expect(canvas.getByRole('checkbox', { name: 'Offer another time' })).toBeEnabled();
  },
};

/** Nobody has told where they meet, and the two are never free at once. */
export const NothingInCommon: Story = {
  args: {
    state: {
      ...asking,
      theirChildren: undefined,
      idea: undefined,
      free: [],
      answers: { ...asking.answers, publicPlace: '' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(canvas.getByText('Please choose a place')).toBeVisible();
  },
};

/** Opened from a thread or a person: nothing is said to be the planner's. */
export const WithoutIdea: Story = {
  args: { state: { ...asking, idea: undefined, swapsDone: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Priya' })).toBeVisible();
    await expect(canvas.getByText('Four swaps done')).toBeVisible();
    await expect(canvas.queryByText('From your planner')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    state: {
      ...asking,
      other: samplePeople.maria,
      ownChildren: [...own, ...own].map((child, id) => ({ ...child, id })),
    },
  },
};

export const Sending: Story = { args: { state: { ...asking, kind: 'sending' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry } } };
export const Locked: Story = { args: { state: { kind: 'locked' } } };
/** The answer to the first sending was lost, or the other was faster. */
export const Open: Story = {
  args: { state: { kind: 'open', firstName: 'Priya', href: '/messages/2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See It in Your Thread' })).toHaveAttribute(
      'href',
      '/messages/2',
    );
  },
};

/** The next time of both is weeks ahead: the strip opens there and leads back. */
export const WeeksAhead: Story = {
  args: {
    state: {
      ...asking,
      free: local(lasting(inDays(20, 10))),
      answers: { ...asking.answers, ...localTimeOf(lasting(inDays(20, 10))) },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const days = () => within(canvas.getByRole('radiogroup', { name: 'Day' }));
    await expect(days().getByRole('radio', { name: /both free$/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Week before' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Week before' }));
    await expect(canvas.getByRole('button', { name: 'Week before' })).toBeDisabled();
    const [tomorrow] = days().getAllByRole('radio');
    if (tomorrow) await userEvent.click(tomorrow);
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ times: sent([lasting(inDays(1, 10))]) }),
    );
  },
};

/** What is picked is offered at once, without another tap. */
export const AnotherTimePicked: Story = {
  play: async ({ canvas, userEvent }) => {
    const others = within(canvas.getByRole('group', { name: /^Or, if .+ does not suit Priya/ }));
    await userEvent.click(others.getByRole('checkbox', { name: 'Offer another time' }));
    await userEvent.click(others.getByRole('combobox', { name: 'Another time' }));
    const today = await screen.findByRole('button', { name: dayWithYear(dateOf(asking.now)) });
    await waitFor(() => expect(today).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        times: sent([lasting(inDays(2, 15, 30)), lasting(inDays(1, 15, 30))]),
      }),
    );
  },
};

export const Invalid: Story = { args: { state: { kind: 'invalid' } } };

/** “Place” in the thread begins with where: its name is ready to be typed over, and in view. */
export const PlaceFirst: Story = {
  args: { state: { ...asking, placeFirst: true } },
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('textbox', { name: 'Which public place' });
    await waitFor(() => expect(place).toHaveFocus());
    await userEvent.keyboard('The duck pond');
    await expect(place).toHaveValue('The duck pond');
  },
};
