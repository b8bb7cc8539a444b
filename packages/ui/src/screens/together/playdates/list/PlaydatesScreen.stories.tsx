import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { WithState } from '../../../../../testing/WithState.tsx';
import { samplePlaydates } from '../sample-playdates.ts';
import { type PlaydateListState, PlaydatesScreen, type PlaydatesScreenState } from './PlaydatesScreen.tsx';

const onMeetSafely = fn();
const { priya, hannah, mei, maria, amaraPlanned, priyaPlanned, ...over } = samplePlaydates;
const [onAct, onTab, onRetry, onMore] = [fn(), fn(), fn(), fn()];
const ready = (...entries: readonly PlaydateView[]) =>
  ({ kind: 'ready', entries }) as const satisfies PlaydateListState;
const usual: PlaydatesScreenState = {
  proposed: ready(priya, hannah),
  scheduled: ready(amaraPlanned, priyaPlanned),
  past: ready(over.hannahDone, over.amaraDeclined, over.priyaCancelled, over.meiExpired),
  tab: 'proposed',
  onTab,
  plannerHref: '/playdate-planner',
  answering: [],
  ownChildren: [
    { id: 21, name: 'Mila', gender: 'girl', age: 4 },
    { id: 22, name: null, gender: 'boy', age: 0 },
  ],
  message: ({ user }) => ({ href: `/messages?user=${user.id}` }),
  meetSafely: () => ({ first: false, onOpen: onMeetSafely }),
  onAct,
};
const loading: PlaydateListState = { kind: 'loading' };
const failed: PlaydateListState = { kind: 'failed', onRetry };

const meta = {
  title: 'Screens/Playdates',
  component: PlaydatesScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/playdates' } },
  render: ({ state }) => (
    <WithState value={state.tab} onChange={state.onTab}>
      {({ value, onChange }) => <PlaydatesScreen state={{ ...state, tab: value, onTab: onChange }} />}
    </WithState>
  ),
  beforeEach: () => {
    for (const spy of [onAct, onTab, onRetry, onMore, onMeetSafely]) spy.mockClear();
  },
} satisfies Meta<typeof PlaydatesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The member chooses one of the times, or answers otherwise. */
export const Proposed: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: /^Proposed \(2\)/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(onAct).toHaveBeenLastCalledWith(priya, 'accept', {
      time: priya.times[0]?.date,
      childIds: [21, 22],
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Sunday, June 7, 3 to 5 PM' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Boy, under 1' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(onAct).toHaveBeenLastCalledWith(priya, 'accept', {
      time: priya.times[1]?.date,
      childIds: [21],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(onAct.mock.lastCall?.slice(0, 2)).toEqual([priya, 'decline']);
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest another time' }));
    await expect(onAct.mock.lastCall?.slice(0, 2)).toEqual([priya, 'proposeAnew']);
    await userEvent.click(canvas.getByRole('button', { name: 'Take Back' }));
    await expect(onAct.mock.lastCall?.slice(0, 2)).toEqual([hannah, 'withdraw']);
  },
};

export const Planned: Story = {
  args: { state: { ...usual, tab: 'scheduled' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Message Amara' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', {
        name: /^You meet Amara on Saturday, June 6, 10 AM to noon\. Her girl, 3, at /,
      }),
    ).toBeVisible();
    for (const details of canvas.getAllByRole('button', { name: 'Details' })) await userEvent.click(details);
    // What has begun cannot be cancelled.
    await expect(canvas.getAllByRole('button', { name: 'Cancel Playdate' })).toHaveLength(1);
  },
};

export const Past: Story = {
  args: { state: { ...usual, tab: 'past' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Over')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Amara declined your playdate.' })).toBeVisible();
  },
};

/** The address names it: open, in view, and the others are not. */
export const Named: Story = {
  args: { state: { ...usual, tab: 'scheduled', named: priyaPlanned.id } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Details' });
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
  },
};

/** What has passed stays, struck out, and cannot be chosen. */
export const OnePassed: Story = {
  args: { state: { ...usual, proposed: ready(over.priyaPassed) } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', { name: 'Thursday, June 4, 10 AM to noon, has passed' }),
    ).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Accept Sunday, 3 to 5 PM' })).toBeVisible();
  },
};

export const OneTimeLeft: Story = { args: { state: { ...usual, proposed: ready(mei) } } };

export const LongWords: Story = { args: { state: { ...usual, proposed: ready(maria, priya, mei) } } };

export const Cancel: Story = {
  tags: ['!autodocs'],
  args: { state: { ...usual, tab: 'scheduled', named: amaraPlanned.id } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Playdate' }));
    await screen.findByRole('alertdialog', { name: 'Cancel this playdate?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await expect(onAct).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Playdate' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel Playdate' }).at(-1) ?? dialog);
    await expect(onAct.mock.lastCall?.slice(0, 2)).toEqual([amaraPlanned, 'cancel']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const CancelAsked: Story = {
  args: { state: { ...usual, tab: 'scheduled', named: amaraPlanned.id } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Playdate' }));
    await screen.findByRole('alertdialog', { name: 'Cancel this playdate?' });
  },
};

export const Answering: Story = {
  args: { state: { ...usual, answering: [{ id: priya.id, action: 'accept' }] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Accepting…' }));
    await expect(onAct).not.toHaveBeenCalled();
  },
};

export const MoreToCome: Story = {
  args: { state: { ...usual, proposed: { ...ready(priya), more: { kind: 'more', onMore } } } },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show more playdates' }).scrollIntoView();
    await waitFor(() => expect(onMore).toHaveBeenCalled());
  },
};

export const NothingProposed: Story = {
  args: { state: { ...usual, proposed: ready() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Plan a Playdate' })).toHaveAttribute(
      'href',
      '/playdate-planner',
    );
  },
};

/** The member's plan has no planner. */
export const NothingPlanned: Story = {
  args: { state: { ...usual, tab: 'scheduled', scheduled: ready(), plannerHref: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See Your Connections' })).toBeVisible();
  },
};

export const NothingPast: Story = { args: { state: { ...usual, tab: 'past', past: ready() } } };

export const Loading: Story = {
  args: { state: { ...usual, proposed: loading, scheduled: loading, past: loading } },
};

export const Failed: Story = {
  args: { state: { ...usual, proposed: failed } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Once for each person, at the soonest playdate with them. */
export const BeforeAFirstMeeting: Story = {
  args: {
    state: {
      ...usual,
      tab: 'scheduled',
      scheduled: ready(amaraPlanned, priyaPlanned, { ...amaraPlanned, id: 61 }),
      meetSafely: () => ({ first: true, onOpen: onMeetSafely }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText(/^Before you first meet/)).toHaveLength(2);
    const [read] = canvas.getAllByRole('button', { name: 'Read' });
    if (!read) throw new Error('There is nothing to read');
    await userEvent.click(read);
    await expect(onMeetSafely).toHaveBeenCalledOnce();
    for (const details of canvas.getAllByRole('button', { name: 'Details' })) await userEvent.click(details);
    await expect(canvas.getAllByRole('button', { name: 'Meet Safely' })).toHaveLength(1);
  },
};
