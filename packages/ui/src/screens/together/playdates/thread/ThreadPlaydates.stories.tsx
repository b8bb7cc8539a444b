import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MessagesScreen } from '../../../friends/messages/MessagesScreen.tsx';
import { withinMain, withLog } from '../../../friends/messages/sample-states.tsx';
import { ownMessage, theirMessage, thread } from '../../../friends/messages/sample-thread.ts';
import { samplePlaydates } from '../sample-playdates.ts';
import { playdateBelow, type ThreadPlaydates } from './ThreadPlaydate.tsx';

const { priya: invited } = samplePlaydates;
const onAct = fn();
const suggestion = 'Would you like to meet for a playdate? Here are some times that could suit us both.';
const [theirs, mine] = [theirMessage(suggestion), ownMessage(suggestion, { kind: 'seen' }, 50)];

/** A thread that ends with a proposal. */
const withPlaydate = (
  playdate: Partial<PlaydateView> = {},
  { message = theirs, ...rest }: Partial<ThreadPlaydates> & { readonly message?: typeof theirs } = {},
) => ({
  state: withLog({
    messages: [...thread, { ...message, playdateId: invited.id }],
    below: playdateBelow({
      byId: new Map([[invited.id, { ...invited, ...playdate }]]),
      answering: [],
      ownChildren: [{ id: 21, name: 'Mila', gender: 'girl', age: 4 }],
      onAct,
      ...rest,
    }),
  }),
});
const over = { times: [], actions: [] } as const;
const planned = {
  status: 'scheduled',
  times: [],
  date: samplePlaydates.amaraPlanned.date,
  until: samplePlaydates.amaraPlanned.until,
  actions: ['cancel'],
} as const;

const meta = {
  title: 'Screens/Messages/Playdates',
  component: MessagesScreen,
  args: withPlaydate(),
  ...withinMain,
  beforeEach: () => {
    onAct.mockClear();
  },
} satisfies Meta<typeof MessagesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The member chooses one of the times, declines or proposes others, all below the message. */
export const Invited: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Playdate with Priya' })).toBeVisible();
    await expect(canvas.getByText('at Priya’s place')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sunday, June 7, 3 to 5 PM' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Sunday, 3 to 5 PM' }));
    await expect(onAct).toHaveBeenLastCalledWith(expect.anything(), 'accept', {
      time: invited.times[1]?.date,
      childIds: [21],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(onAct.mock.lastCall?.[1]).toBe('decline');
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest another time' }));
    await expect(onAct.mock.lastCall?.[1]).toBe('proposeAnew');
    await userEvent.click(canvas.getByRole('radio', { name: 'Saturday, June 6, 10 AM to noon' }));
  },
};

export const Suggested: Story = {
  args: withPlaydate({ proposedByMe: true, actions: ['withdraw'] }, { message: mine }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take Back' }));
    await expect(onAct.mock.lastCall?.[1]).toBe('withdraw');
  },
};

export const OneTime: Story = { args: withPlaydate({ times: invited.times.slice(0, 1) }) };

export const Accepting: Story = {
  args: withPlaydate({}, { answering: [{ id: invited.id, action: 'accept' }] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accepting…' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
  },
};

export const Planned: Story = { args: withPlaydate(planned) };

/** What is planned is cancelled only after the member was asked. */
export const Cancel: Story = {
  tags: ['!autodocs'],
  args: withPlaydate(planned),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Playdate' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this playdate?' });
    await expect(onAct).not.toHaveBeenCalled();
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel Playdate' }).at(-1) ?? dialog);
    await expect(onAct.mock.lastCall?.[1]).toBe('cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const CancelAsked: Story = {
  args: withPlaydate(planned),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Playdate' }));
    await screen.findByRole('alertdialog', { name: 'Cancel this playdate?' });
  },
};

export const Declined: Story = { args: withPlaydate({ ...over, status: 'declined' }) };

export const Cancelled: Story = {
  args: withPlaydate({ ...over, status: 'cancelled', date: planned.date, until: planned.until }),
};

export const NotAnswered: Story = { args: withPlaydate({ ...over, status: 'expired' }) };

export const TookPlace: Story = {
  args: withPlaydate({ ...over, status: 'done', date: planned.date, until: planned.until }),
};
