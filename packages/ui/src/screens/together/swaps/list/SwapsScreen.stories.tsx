import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { WithState } from '../../../../../testing/WithState.tsx';
import { sampleSwaps } from '../sample-swaps.ts';
import { type SwapListState, SwapsScreen, type SwapsScreenState } from './SwapsScreen.tsx';

const [onMeetSafely, onChooseCards] = [fn(), fn()];
const { amara, priya, maria, mei, hannah, hannahPast, priyaConfirmed } = sampleSwaps;
const [onAct, onOutcome, onTab] = [fn(), fn(), fn()];
const [onRetry, onLocked] = [fn(), fn()];
const ready = (...entries: (typeof amara)[]) => ({ kind: 'ready', entries }) as const satisfies SwapListState;
const usual: SwapsScreenState = {
  pending: ready(amara, priya),
  confirmed: ready(hannah, priyaConfirmed),
  past: ready({ ...hannahPast, outcomes: { mine: 'yes', theirs: null } }),
  answering: [],
  reporting: [],
  ask: { href: '/matches' },
  tab: 'pending',
  onTab,
  ownChildren: [{ id: 21, name: 'Mila', gender: 'girl', age: 4 }],
  message: ({ user }) => ({ href: `/messages?user=${user.id}` }),
  meetSafely: () => ({ first: false, onOpen: onMeetSafely }),
  onAct,
  onOutcome,
  now: new Date(2026, 5, 5, 9, 0),
  onChooseCards,
};
const loading: SwapListState = { kind: 'loading' };
const failed: SwapListState = { kind: 'failed', onRetry };

const meta = {
  title: 'Screens/Swaps',
  component: SwapsScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/babysitting-swaps' } },
  render: ({ state }) => (
    <WithState value={state.tab} onChange={state.onTab}>
      {({ value, onChange }) => <SwapsScreen state={{ ...state, tab: value, onTab: onChange }} />}
    </WithState>
  ),
  beforeEach: () => {
    onAct.mockClear();
    onOutcome.mockClear();
    onRetry.mockClear();
    onLocked.mockClear();
    onMeetSafely.mockClear();
    onChooseCards.mockClear();
  },
} satisfies Meta<typeof SwapsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** What is said on a tap, of the entry whose sentence has these words. */
const openDetails = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, words: RegExp) =>
  userEvent.click(canvas.getByRole('button', { name: 'Details', description: words }));

const openConfirmed = ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('tab', { name: /^Confirmed/ }));

/** What all swaps come to stands above each list, and the way to whom one can ask in the header. */
export const WithHours: Story = {
  args: { state: { ...usual, hours: { given: 9, got: 11 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You gave 9 hours and got 11. It is your turn.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a swap' })).toHaveAttribute('href', '/matches');
  },
};

/** Where the plan of the member asks for none, the way to it is locked, and says why. */
export const AskingLocked: Story = {
  args: { state: { ...usual, ask: { onLocked } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: /^Ask for a swap/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a swap, comes with Pro' }));
    await expect(onLocked).toHaveBeenCalledOnce();
  },
};

/** Nothing is added up until the first swap is done; the place is kept, so that the list does not move. */
export const NoHours: Story = {
  tags: ['!autodocs'],
  args: { state: { ...usual, hours: { given: 0, got: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^You g/)).toBeNull();
    await expect(canvas.getByText('Once a swap is done, its hours are counted here.')).toBeVisible();
  },
};

/** The swaps are there before the hours are added up, and do not wait for them. */
export const HoursLoading: Story = {
  args: { state: { ...usual, hours: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adding up your hours')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: /^Amara asks you for/ })).toBeVisible();
  },
};

/** An empty list waits for them: with hours they stand above it, without them nothing does. */
export const NothingPendingHoursLoading: Story = {
  tags: ['!autodocs'],
  args: { state: { ...usual, pending: ready(), hours: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No swaps are waiting')).toBeNull();
    await expect(canvas.getByText('Loading your swaps')).toBeInTheDocument();
  },
};

export const NothingPendingWithHours: Story = {
  tags: ['!autodocs'],
  args: { state: { ...usual, pending: ready(), hours: { given: 3, got: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No swaps are waiting')).toBeVisible();
    await expect(canvas.getByText('You gave 3 hours and got 2.')).toBeVisible();
  },
};

/** A received request can be accepted or declined, a sent one cancelled. */
export const Pending: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Pending (2)' })).toHaveAttribute('aria-selected', 'true');
    await expect(
      canvas.getByRole('heading', {
        name: /^Amara asks you for Saturday, June 6, 2 to 4 PM\. Her boy, 3, at /,
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/He naps at three/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await expect(onAct).toHaveBeenLastCalledWith(amara, 'accept');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(onAct).toHaveBeenLastCalledWith(amara, 'decline');
    await expect(canvas.getByRole('link', { name: '(718) 555-0142' })).toHaveAttribute(
      'href',
      'tel:7185550142',
    );
    await expect(canvas.queryByRole('link', { name: '718 555 0119' })).toBeNull();
    await openDetails({ canvas, userEvent }, /^You asked Priya/);
    await expect(canvas.getByRole('link', { name: '718 555 0119' })).toHaveAttribute(
      'href',
      'tel:7185550119',
    );
  },
};

export const Confirmed: Story = {
  play: async (context) => {
    await openConfirmed(context);
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { name: /^You babysit for Hannah on Friday/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Priya babysits for you on Saturday/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull();
  },
};

/** While the other is away nothing is arranged with them, and who has a child there reads what to do. */
export const OtherAway: Story = {
  args: {
    state: {
      ...usual,
      confirmed: ready(
        { ...hannah, userIsAway: true, actions: [] },
        { ...priyaConfirmed, userIsAway: true, actions: [] },
      ),
      now: new Date(2026, 5, 5, 11, 0),
    },
  },
  play: async (context) => {
    await openConfirmed(context);
    const { canvas } = context;
    await expect(canvas.getByText('Priya is not here now')).toBeVisible();
    await expect(
      canvas.getByText('If your child is with Priya, please pick them up: Priya’s place.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        /^If the children are with you, stay with them until they are picked up\. If nobody comes, call 911\./,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: '(718) 555-0142' })).toHaveAttribute(
      'href',
      'tel:7185550142',
    );
    await expect(canvas.queryByRole('link', { name: /Message/ })).toBeNull();
    await openDetails(context, /^Priya babysits/);
    await expect(canvas.queryByRole('button', { name: /Call it off|Cancel/ })).toBeNull();
  },
};

const along = (swap: typeof amara, cards: Partial<(typeof amara)['cards']>) => ({
  ...swap,
  cards: { ...swap.cards, childIds: [21], ...cards },
});
const confirmedCards = (now: Date, cards: Partial<(typeof amara)['cards']> = {}): SwapsScreenState => ({
  ...usual,
  confirmed: ready(along(hannah, cards), along(priyaConfirmed, cards)),
  now,
});

/** The sitter opens the card, and the requester changes which go along. */
export const SitterCardsOpen: Story = {
  args: { state: confirmedCards(new Date(2026, 5, 5, 9, 0)) },
  play: async (context) => {
    await openConfirmed(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('The sitter card is open')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      '/babysitting-swaps/35/cards',
    );
    await openDetails(context, /^Priya babysits/);
    await expect(canvas.getByText(/^Priya can open it from Friday, June 12, 3:00 PM\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Sitter Cards' }));
    await expect(onChooseCards).toHaveBeenCalledWith(expect.objectContaining({ id: priyaConfirmed.id }));
  },
};

export const SitterCardsNotYetOpen: Story = {
  args: { state: confirmedCards(new Date(2026, 5, 4, 9, 59)) },
  play: async (context) => {
    await openConfirmed(context);
    await expect(context.canvas.getAllByText('1 sitter card goes along')).toHaveLength(2);
    await openDetails(context, /Hannah/);
    await expect(context.canvas.getByText(/^Opens Thursday, June 4, 10:00 AM/)).toBeVisible();
    await expect(context.canvas.queryByRole('link', { name: 'Open' })).toBeNull();
  },
};

export const SitterCardsOpened: Story = {
  args: {
    state: confirmedCards(new Date(2026, 5, 13, 12, 0), {
      childIds: [21, 22],
      openedAt: new Date(2026, 5, 13, 11, 4).toISOString(),
    }),
  },
  play: async (context) => {
    await openConfirmed(context);
    await openDetails(context, /Priya/);
    await expect(
      context.canvas.getByText('Priya last opened them Saturday, June 13, 11:04 AM.'),
    ).toBeVisible();
  },
};

/** Neither is told anything of them. */
export const SitterCardsClosed: Story = {
  args: { state: confirmedCards(new Date(2026, 5, 14, 17, 0)) },
  play: async (context) => {
    await openConfirmed(context);
    await expect(context.canvas.queryByText(/sitter card/i)).toBeNull();
  },
};

export const SitterCardsRequested: Story = {
  args: { state: { ...usual, pending: ready(along(amara, {}), along(priya, {})) } },
  play: async (context) => {
    await openDetails(context, /Amara/);
    await expect(context.canvas.getByText(/^Amara shows you allergies/)).toBeVisible();
  },
};

export const Cancel: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await openConfirmed(context);
    const { canvas, userEvent } = context;
    await openDetails(context, /Priya/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Swap' }));
    await screen.findByRole('alertdialog', { name: 'Cancel this swap?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await expect(onAct).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Swap' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel Swap' }).at(-1) ?? dialog);
    await expect(onAct).toHaveBeenLastCalledWith(priyaConfirmed, 'cancel');
  },
};

export const CancelAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Swap' }));
    await screen.findByRole('alertdialog', { name: 'Cancel this swap?' });
  },
};

export const Full: Story = { args: { state: { ...usual, pending: ready(amara, mei, priya, maria) } } };

export const Answering: Story = {
  args: {
    state: { ...usual, answering: [{ id: amara.id, action: 'accept' }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Accepting…' }));
    await expect(onAct).not.toHaveBeenCalled();
  },
};

export const Cancelling: Story = {
  args: {
    state: { ...usual, answering: [{ id: priya.id, action: 'cancel' }] },
  },
};

const onMore = fn();

/** The number in the tab says that there may be more. */
export const MoreToCome: Story = {
  args: { state: { ...usual, pending: { ...ready(amara, priya), more: { kind: 'more', onMore } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Pending (2+)' })).toBeVisible();
    canvas.getByRole('button', { name: 'Show more swaps' }).scrollIntoView();
    await waitFor(() => expect(onMore).toHaveBeenCalled());
  },
};

export const MoreLoading: Story = {
  args: { state: { ...usual, pending: { ...ready(amara, priya), more: { kind: 'loading', onMore } } } },
};

export const MoreFailed: Story = {
  args: { state: { ...usual, pending: { ...ready(amara), more: { kind: 'failed', onMore } } } },
};

export const NothingPending: Story = {
  args: { state: { ...usual, pending: ready() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Once a swap is done, its hours are counted here.')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See Your Connections' })).toHaveAttribute(
      'href',
      '/matches',
    );
  },
};

export const NothingConfirmed: Story = {
  args: { state: { ...usual, confirmed: ready() } },
  play: async (context) => {
    await openConfirmed(context);
    await expect(context.canvas.getByText('Nothing is arranged yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { ...usual, pending: loading, confirmed: loading, past: loading } },
};

/** One list failed to load; the other is not affected. */
export const Failed: Story = {
  args: { state: { ...usual, pending: failed } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('tab', { name: 'Pending' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const ConfirmedFailed: Story = {
  args: { state: { ...usual, confirmed: failed } },
  play: async (context) => {
    await openConfirmed(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('We could not load your swaps')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

const openPast = ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) =>
  userEvent.click(canvas.getByRole('tab', { name: /^Past/ }));

/** Both have a way to write about a swap that is arranged. */
export const Messaging: Story = {
  play: async (context) => {
    await openConfirmed(context);
    await expect(context.canvas.getByRole('link', { name: 'Message Hannah' })).toBeVisible();
  },
};

const proposed = {
  date: new Date(2026, 5, 7, 14, 30).toISOString(),
  until: new Date(2026, 5, 7, 16, 30).toISOString(),
};
const inConfirmed = (...swaps: (typeof amara)[]): SwapsScreenState => ({
  ...usual,
  tab: 'confirmed',
  confirmed: ready(...swaps),
});
const proposedByHer = {
  ...hannah,
  actions: ['agreeToTime', 'declineTime'],
  proposedTime: { ...proposed, mine: false },
} as const satisfies typeof amara;
const proposedByMe = {
  ...priyaConfirmed,
  actions: ['cancel', 'takeBackTime'],
  proposedTime: { ...proposed, mine: true },
} as const satisfies typeof amara;

/** Either of the two may ask for another time. */
export const Rearranging: Story = {
  tags: ['!autodocs'],
  args: { state: inConfirmed(hannah, priyaConfirmed) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openDetails(context, /Hannah/);
    await userEvent.click(canvas.getByRole('button', { name: 'Propose Another Time' }));
    await expect(onAct).toHaveBeenLastCalledWith(hannah, 'proposeTime');
  },
};

export const TimeProposedToHer: Story = {
  args: { state: inConfirmed(proposedByHer, priyaConfirmed) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Confirmed (2) 1 waits for you' })).toBeVisible();
    const proposal = canvas.getByRole('region', { name: 'Another time' });
    await expect(proposal).toHaveTextContent('ArrangedFri, Jun 5 10 AM to noon');
    await expect(proposal).toHaveTextContent('ProposedSun, Jun 7 2:30 to 4:30 PM');
    await userEvent.click(canvas.getByRole('button', { name: 'Agree' }));
    await expect(onAct).toHaveBeenLastCalledWith(proposedByHer, 'agreeToTime');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Old Time' }));
    await expect(onAct).toHaveBeenLastCalledWith(proposedByHer, 'declineTime');
  },
};

export const TimeProposedByHerself: Story = {
  args: { state: inConfirmed(proposedByMe) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('It stays as it was until Priya agrees.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take Back' }));
    await expect(onAct).toHaveBeenLastCalledWith(proposedByMe, 'takeBackTime');
  },
};

export const TimeBeingAgreedTo: Story = {
  args: {
    state: {
      ...inConfirmed(proposedByHer),
      answering: [{ id: hannah.id, action: 'agreeToTime' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Agreeing…' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep Old Time' })).toBeDisabled();
  },
};

export const TimeBeingTakenBack: Story = {
  args: {
    state: {
      ...inConfirmed(proposedByMe),
      answering: [{ id: priyaConfirmed.id, action: 'takeBackTime' }],
    },
  },
};

/** A phone at 200 %. */
export const TimeProposedMagnified: Story = {
  args: {
    state: inConfirmed({ ...proposedByHer, user: { ...hannah.user, firstName: 'Anna-Magdalena-Josephine' } }),
  },
  globals: { viewport: { value: 'magnified', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const inHours = (from: number, length = 2) => ({
  date: later(new Date(), hours(from)).toISOString(),
  until: later(new Date(), hours(from + length)).toISOString(),
  passed: from < 0,
});
const [passed, soon, late] = [inHours(-1), inHours(30), inHours(60, 3)];
const severalTimes = { ...amara, ...passed, times: [passed, soon, late] };

/** The one that has passed cannot be chosen, and the button names what it takes. */
export const SeveralTimes: Story = {
  args: { state: { ...usual, pending: ready(severalTimes) } },
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('radio');
    await expect(first).toBeDisabled();
    await expect(second).toBeChecked();
    if (third) await userEvent.click(third);
    await userEvent.click(canvas.getByRole('button', { name: /^Accept \w+day, / }));
    await expect(onAct).toHaveBeenLastCalledWith({ ...severalTimes, ...late }, 'accept');
  },
};

/** Nothing but no can be said, until it leaves the list. */
export const AllTimesPassed: Story = {
  args: {
    state: { ...usual, pending: ready({ ...amara, ...passed, times: [passed], actions: ['decline'] }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This time has passed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeVisible();
  },
};

/** Its owner is named, and whoever comes along. */
export const AtMyPlace: Story = {
  args: {
    state: inConfirmed({
      ...priyaConfirmed,
      place: { of: 1 },
      location: 'My place',
      children: { ...priyaConfirmed.children, theirs: [{ gender: 'girl', age: 5 }] },
    }),
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { name: /\. Mila, at your place\.$/ })).toBeVisible();
    await openDetails(context, /Priya/);
    await expect(canvas.getByText('Priya brings')).toBeVisible();
    await expect(canvas.getByText('My place')).toBeVisible();
  },
};

const asked: SwapsScreenState = { ...usual, past: ready(hannahPast) };

/** The dot of the tab says that the member is asked. */
export const DidItHappen: Story = {
  args: { state: asked },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openPast(context);
    await openDetails(context, /Hannah/);
    await expect(canvas.queryByText('Emergency contact')).toBeNull();
    await expect(
      canvas.getByRole('heading', { name: /^You had agreed to babysit for Hannah/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Over')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(onOutcome).toHaveBeenLastCalledWith(hannahPast, 'yes');
  },
};

export const AnswerBeingSent: Story = {
  args: { state: { ...asked, reporting: [hannahPast.id] } },
  play: openPast,
};

const answered = (outcomes: (typeof hannahPast)['outcomes']) => ({
  ...usual,
  past: ready({ ...hannahPast, outcomes }),
});

export const AnsweredByOne: Story = {
  args: { state: answered({ mine: 'yes', theirs: null }) },
  play: async (context) => {
    await openPast(context);
    await expect(context.canvas.getByText(/Hannah has not answered yet/)).toBeVisible();
    await expect(context.canvas.queryByText('Done')).toBeNull();
  },
};

export const DoneForBoth: Story = {
  args: { state: answered({ mine: 'yes', theirs: 'yes' }) },
  play: async (context) => {
    await openPast(context);
    await expect(
      context.canvas.getByText('You both said that it happened. One more swap done!'),
    ).toBeVisible();
    await expect(context.canvas.getByText('Done')).toBeVisible();
  },
};

export const AnsweredDifferently: Story = {
  args: { state: answered({ mine: 'no', theirs: 'rearranged' }) },
  play: async (context) => {
    await openPast(context);
    await expect(context.canvas.getByText('Did not happen')).toBeVisible();
    await expect(context.canvas.queryByText('Done')).toBeNull();
  },
};

export const NothingPast: Story = {
  args: { state: { ...usual, past: ready() } },
  play: openPast,
};
