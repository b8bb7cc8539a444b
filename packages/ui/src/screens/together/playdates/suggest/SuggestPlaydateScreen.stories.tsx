import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePeople } from '../../../../../testing/sample-people.ts';
import type { OwnChild } from '../../swaps/request/ChildrenChoice.tsx';
import type { SuggestPlaydateFormProps } from './SuggestPlaydateForm.tsx';
import { SuggestPlaydateScreen } from './SuggestPlaydateScreen.tsx';

const own: readonly OwnChild[] = [
  { id: 21, name: 'Luca', gender: 'boy', age: 3 },
  { id: 22, name: 'Mateo', gender: 'boy', age: 6 },
];
/** At this hour so many days from now, which is what the rules compare with. */
const inDays = (count: number, hour: number, minute = 0) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + count, hour, minute);
};
const lasting = (date: Date, length = hours(2)) => ({ date, until: later(date, length) });
const free = [lasting(inDays(2, 15, 30)), lasting(inDays(6, 10)), lasting(inDays(9, 10))];
const first = free.slice(0, 1);
const [onSubmit, onAnswers, onRetry] = [fn(), fn(), fn()];

const asking: SuggestPlaydateFormProps = {
  kind: 'asking',
  me: { ...samplePeople.amara, id: 12 },
  other: samplePeople.priya,
  theirChildren: 'her girl',
  idea: 'Make a crown of leaves together: both collect everything.',
  ownChildren: own,
  free,
  now: new Date(),
  answers: { childIds: ['21'], times: first, where: 'public', publicPlace: 'Third Street Playground' },
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
      times: sent(first),
      place: { name: 'Third Street Playground' },
      childIds: [21],
    });
  },
};

/** Another place, an end an hour later, and a second time to choose from. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Until 6:30 PM' }));
    await expect(canvas.getByText('Three hours')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /10 AM to noon$/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'My place' }));
    await expect(canvas.getByText(/^Priya reads “Amara’s place”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mateo, 6 years' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({
      times: sent([lasting(inDays(2, 15, 30), hours(3)), lasting(inDays(6, 10))]),
      place: { of: 12 },
      childIds: [21, 22],
    });
  },
};

export const OverMidnight: Story = {
  args: { state: { ...asking, answers: { ...asking.answers, times: [lasting(inDays(2, 22), hours(3))] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Three hours, over midnight: it ends on /)).toBeVisible();
  },
};

/** The end before the beginning has its own sentence, at its field. */
export const EndsBeforeItBegins: Story = {
  args: { state: { ...asking, answers: { ...asking.answers, times: [lasting(inDays(2, 15), -hours(1))] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to Priya' }));
    await expect(canvas.getByText('The end must come after the beginning')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const ThreeTimes: Story = {
  args: { state: { ...asking, answers: { ...asking.answers, times: free } } },
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
export const Invalid: Story = { args: { state: { kind: 'invalid' } } };
