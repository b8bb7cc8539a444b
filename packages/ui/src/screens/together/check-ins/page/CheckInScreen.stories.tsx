import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sampleCheckIn, sampleNearby, startedAt } from '../sample-check-ins.ts';
import type { CheckInFormProps } from './CheckInForm.tsx';
import { CheckInScreen, type CheckInScreenState } from './CheckInScreen.tsx';
import type { NearbyState } from './NearbySection.tsx';

const { priya, amara, mei, maria } = sampleNearby;
const [onSubmit, onCheckOut, onWave, onBlock, onRetry] = [fn(), fn(), fn(), fn(), fn()];

const form: CheckInFormProps = {
  kind: 'asking',
  city: 'Brooklyn',
  places: ['Third Street playground', 'Central Library', 'Prospect Park Zoo'],
  onSubmit,
};
const nearby = {
  kind: 'ready',
  city: 'Brooklyn',
  now: startedAt,
  checkIns: [priya, amara, mei, maria],
  message: ({ user }) => ({ href: `/messages?user=${user.id}` }),
  onWave,
  onBlock,
} as const satisfies NearbyState;
const none = { kind: 'none' } as const;
const current = {
  kind: 'current',
  checkIn: sampleCheckIn,
  now: startedAt,
  checkingOut: false,
  onCheckOut,
} as const;
const usual: CheckInScreenState = { kind: 'ready', current: none, form, nearby };

const meta = {
  title: 'Screens/Check-ins',
  component: CheckInScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    for (const spy of [onSubmit, onCheckOut, onWave, onBlock, onRetry]) spy.mockClear();
  },
} satisfies Meta<typeof CheckInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Public' })).toBeChecked();
    await expect(
      canvas.getByText(/your connections see it, and moms who have lived in Brooklyn for three days/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Private' }));
    await expect(canvas.getByText('Only you see it.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Location'), 'The pool');
    await userEvent.click(canvas.getByRole('button', { name: 'Check In' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ location: 'The pool', type: 'private' });
    await userEvent.clear(canvas.getByLabelText('Location'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Public' }));
  },
};

/** One tap checks in, for whom is chosen above. */
export const AtAPlace: Story = {
  play: async ({ canvas, userEvent }) => {
    const places = canvas.getByRole('list', { name: 'Popular in Brooklyn' });
    await expect(within(places).getByText('Priya is there')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check in at Central Library' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ location: 'Central Library', type: 'public' });
  },
};

/** The others of the list wait until it is there. */
export const SendingAPlace: Story = {
  args: { state: { ...usual, form: { ...form, kind: 'sending', at: 'Central Library' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check in at Prospect Park Zoo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Check In' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const ManyAreOut: Story = {
  args: {
    state: {
      ...usual,
      nearby: {
        ...nearby,
        checkIns: [priya, amara, mei, maria].flatMap((each) => [
          each,
          {
            ...each,
            id: each.id + 10,
            userId: each.userId + 100,
            user: { ...each.user, id: each.user.id + 100 },
          },
        ]),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 4 more' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
  },
};

/** What the other is to the reader decides: a message, a wave, or nothing more to do. */
export const Waving: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Message Priya' })).toHaveAttribute(
      'href',
      `/messages?user=${priya.user.id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Wave to Amara' }));
    await expect(onWave).toHaveBeenLastCalledWith(amara);
    await expect(canvas.queryByRole('button', { name: 'Wave to Mei' })).toBeNull();
    await expect(canvas.getByText('Request sent')).toBeVisible();
  },
};

export const WaveBeingSent: Story = {
  args: { state: { ...usual, nearby: { ...nearby, waving: [amara.user.id] } } },
};

export const CheckedIn: Story = {
  args: { state: { ...usual, current } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Somewhere else now?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check Out' }));
    await expect(onCheckOut).toHaveBeenCalledOnce();
  },
};

export const BeingLookedAt: Story = {
  args: {
    state: { ...usual, current: { ...current, checkIn: { ...sampleCheckIn, hidden: 'being-looked-at' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only you see it until one of us has looked at it.')).toBeVisible();
  },
};

export const CheckedInPrivately: Story = {
  args: { state: { ...usual, current: { ...current, checkIn: { ...sampleCheckIn, type: 'private' } } } },
};

export const CheckedInOnAWideScreen: Story = {
  args: { state: { ...usual, current } },
  globals: { viewport: { value: 'wide', isRotated: false } },
};

export const NothingAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check In' }));
    await expect(canvas.getByText('Location is required')).toBeVisible();
    await expect(canvas.getByLabelText('Location')).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { state: { ...usual, form: { ...form, kind: 'sending' } } },
};

export const NobodyIsOut: Story = {
  args: { state: { ...usual, form: { ...form, places: [] }, nearby: { ...nearby, checkIns: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody is out right now')).toBeVisible();
    await expect(canvas.queryByText('Popular in Brooklyn')).toBeNull();
  },
};

const settledFrom = 'Thursday, November 26';

/** The home is in the city for less than three days. */
export const JustMovedIn: Story = {
  args: { state: { ...usual, nearby: { ...nearby, checkIns: [], settledFrom } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'New in Brooklyn' })).toBeVisible();
    await expect(canvas.getByText(/From Thursday, November 26 on you see/)).toBeVisible();
    await expect(canvas.queryByText('Nobody is out right now')).toBeNull();
  },
};

/** One of them in another city. */
export const JustMovedInWithConnections: Story = {
  args: {
    state: { ...usual, nearby: { ...nearby, checkIns: [priya, { ...mei, city: 'Hoboken' }], settledFrom } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/From Thursday, November 26 on you see/)).toBeVisible();
    await expect(canvas.getByText('The café by the park, Hoboken')).toBeVisible();
    await expect(
      within(canvas.getByRole('article', { name: 'Priya' })).getByText('Third Street playground'),
    ).toBeVisible();
  },
};

/** Where verifying is required, nobody is shown before. */
export const Unverified: Story = {
  args: { state: { ...usual, nearby: { kind: 'unverified', city: 'Brooklyn' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Verify your email first' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { ...usual, current: { kind: 'loading' }, nearby: { kind: 'loading' } } },
};

export const Failed: Story = {
  args: { state: { ...usual, current: { kind: 'failed', onRetry }, nearby: { kind: 'failed', onRetry } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again.*who is out/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Locked: Story = {
  args: { state: { kind: 'locked', current: none } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe');
  },
};

/** The member's plan has ended while they were checked in: the member can still check out. */
export const LockedWhileCheckedIn: Story = {
  args: { state: { kind: 'locked', current } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check Out' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Check In' })).toBeNull();
  },
};
