import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { keepLinksHere, onFollow } from '../../../../testing/keep-links-here.ts';
import { Link } from '../../../components/actions/Link.tsx';
import { ShellBarContext } from '../../../components/layout/shell-bar.ts';
import type { PersonActionsState } from './PersonActions.tsx';
import { PersonScreen, type PersonScreenState } from './PersonScreen.tsx';
import { sampleFriend, sampleStranger } from './sample-person.ts';

const connected: PersonActionsState = {
  kind: 'connected',
  message: { href: '/messages?user=2' },
  swap: { href: '/request-swap?recipientId=2' },
  playdate: { href: '/playdates/suggest?with=2' },
};
const ready = (
  person: typeof sampleFriend,
  actions: PersonActionsState,
): Extract<PersonScreenState, { kind: 'ready' }> => ({
  kind: 'ready',
  person,
  actions,
  onBlock: fn(),
});

const meta = {
  title: 'Screens/Person',
  component: PersonScreen,
  parameters: { layout: 'fullscreen', shell: { path: '/people/2' } },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof PersonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  args: { state: { ...ready(sampleFriend, connected), onUnmatch: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Message Priya' }));
    await expect(onFollow).toHaveBeenCalledWith('/messages?user=2');
    await expect(canvas.getByText('Four swaps done')).toBeVisible();
    await expect(canvas.getAllByText('free')).toHaveLength(4);
    await expect(canvas.queryByText(/^87/)).toBeNull();
  },
};

/** What the two had before they were connected, for whoever asks. */
export const ConnectedWhy: Story = {
  args: { state: { ...ready(sampleFriend, connected), onUnmatch: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why you match' }));
    await expect(canvas.getByText('87% match')).toBeVisible();
    await expect(canvas.getByText('What differs: what your children like')).toBeVisible();
  },
};

/** Nothing arranged yet, and no time in common. */
export const NewlyConnected: Story = {
  args: {
    state: ready(
      {
        ...sampleFriend,
        sells: false,
        listings: [],
        connection: {
          matchId: 4,
          swapsForMe: 0,
          swapsForOther: 0,
          hoursForMe: 0,
          hoursForOther: 0,
          plans: [],
          freeTogether: [],
        },
      },
      { ...connected, message: { onLocked: fn() } },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No time in common/)).toBeVisible();
    await expect(canvas.queryByText(/swaps done/)).toBeNull();
  },
};

const onLocked = fn();
const locked = { onLocked };

/** What the plan of the member does not open keeps its place, and a tap says why. */
export const ConnectedFree: Story = {
  args: {
    state: {
      ...ready(sampleFriend, { kind: 'connected', message: locked, swap: locked, playdate: locked }),
      onUnmatch: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    onLocked.mockClear();
    for (const name of [
      'Message Priya, comes with Pro',
      'Request Babysitting Swap, comes with Pro',
      'Suggest a playdate, comes with Premium',
      'Suggest a playdate Comes with Premium',
    ]) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(onLocked).toHaveBeenCalledTimes(4);
  },
};

/** Whoever reads on sees whom it is about, with the menu, in the header. */
export const Scrolled: Story = {
  args: { state: { ...ready(sampleFriend, { ...connected, playdate: locked }), onUnmatch: fn() } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 }).textContent ?? '';
    await expect(canvas.getAllByText(name)).toHaveLength(1);
    canvas.getByRole('heading', { name: 'Priya sells' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByText(name)).toHaveLength(2));
    const menu = canvas.getByRole('button', { name: 'More about Priya' });
    await expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(56);
  },
};

/** The wordmark keeps the focus as the page is read on, and makes room once it has lost it. */
export const ScrolledFromWordmark: Story = {
  args: { state: ready(sampleFriend, connected) },
  decorators: (Story) => (
    <ShellBarContext value={{ brand: <Link href="/dashboard">Nestmates</Link> }}>
      <Story />
    </ShellBarContext>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 }).textContent ?? '';
    const wordmark = canvas.getByRole('link', { name: 'Nestmates' });
    wordmark.focus();
    canvas.getByRole('heading', { name: 'Priya sells' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByText(name)).toHaveLength(2));
    await expect(wordmark).toHaveFocus();
    await expect(wordmark).toBeVisible();
    const inHeader = () => canvas.getAllByText(name)[0];
    await expect(inHeader()).not.toBeVisible();
    canvas.getByRole('button', { name: 'More about Priya' }).focus();
    await expect(wordmark).not.toBeVisible();
    await expect(inHeader()).toBeVisible();
  },
};

/** A member with Pro, of which only the playdate is no part. */
export const ConnectedPro: Story = {
  tags: ['picture'],
  args: { state: { ...ready(sampleFriend, { ...connected, playdate: locked }), onUnmatch: fn() } },
};

const onConnect = fn();
const onSkip = fn();

export const Stranger: Story = {
  args: { state: ready(sampleStranger, { kind: 'stranger', sending: false, onConnect, onSkip }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expect(onConnect).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(onSkip).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Free together')).toBeNull();
  },
};

export const Connecting: Story = {
  args: { state: ready(sampleStranger, { kind: 'stranger', sending: true, onConnect, onSkip }) },
};

/** The zip is hidden, and nothing else was filled in. */
export const AlmostEmpty: Story = {
  args: {
    state: ready(
      {
        ...sampleStranger,
        user: {
          ...sampleStranger.user,
          firstName: 'Maximiliana-Alexandrina Konstantinopolis',
          zipCode: null,
          bio: null,
          profilePhotoUrl: null,
          childrenInterests: [],
          parentingValues: [],
          supportNeeds: [],
          socialPreferences: [],
        },
        match: null,
      },
      { kind: 'asked' },
    ),
  },
};

/** Nothing to do: the sentence stands in the page, and the tab bar stays. */
export const Asked: Story = {
  args: { state: ready({ ...sampleStranger, relation: 'asked' }, { kind: 'asked' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/She has not answered yet/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-bottom-bar="footer"]')).toBeNull();
  },
};

const onAnswer = fn();

export const AskedMe: Story = {
  args: {
    state: ready(
      { ...sampleStranger, relation: 'asked-me', requestId: 5 },
      { kind: 'asked-me', actions: ['accept', 'decline'], answering: undefined, onAnswer },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(onAnswer).toHaveBeenCalledWith('accept', expect.anything());
    await expect(canvas.queryByText(/anybody new/)).toBeNull();
  },
};

/** A limited member can decline, and reads why not more. */
export const AskedMeWhileLimited: Story = {
  args: {
    state: ready(
      { ...sampleStranger, relation: 'asked-me', requestId: 5 },
      { kind: 'asked-me', actions: ['decline'], answering: undefined, onAnswer },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You cannot connect with anybody new for now\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read why' })).toHaveAttribute('href', '/account/standing');
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeVisible();
  },
};

export const Oneself: Story = {
  args: { state: ready({ ...sampleStranger, relation: 'self', match: null, sells: true }, { kind: 'self' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^More about/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'What you sell' })).toBeVisible();
  },
};

/** The footer has the place of the tab bar from the start. */
export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-bottom-bar="footer"]')).toBeVisible();
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Left, banned, has blocked the member, or never was: the same page. */
export const Gone: Story = { args: { state: { kind: 'not-found' } } };

/** Each thing leads to its page, and the row to the shop. */
export const Sells: Story = {
  args: { state: ready(sampleFriend, connected) },
  play: async ({ canvas }) => {
    const things = within(await canvas.findByRole('region', { name: 'Priya sells' }));
    await expect(things.getAllByRole('listitem')).toHaveLength(3);
    await expect(things.getByRole('link', { name: 'View Store' })).toHaveAttribute(
      'href',
      `/seller/${sampleFriend.user.id}`,
    );
  },
};

/** The shop is a row alone. */
export const NothingOnSale: Story = {
  args: { state: ready({ ...sampleFriend, listings: [] }, connected) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'What Priya sells' })).toBeVisible();
  },
};
