import type { CasePageView } from '@nestmates/application/office/cases/case-views.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { chooseOption } from '../../../../testing/choose-option.ts';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { tryAgain, unready } from '../admin/unready-stories.ts';
import { CaseScreen } from './CaseScreen.tsx';
import type { CaseReady } from './case-state.ts';
import { sampleCasePages } from './sample-case-pages.ts';
import { sara } from './sample-cases.ts';

const called = {
  onLookAgain: fn(),
  onClaim: fn(),
  onHelp: fn(),
  onNote: fn(),
  onDecide: fn(),
  onUndo: fn(),
  onAnswer: fn(),
};

const ready = (page: CasePageView, rest: Partial<CaseReady> = {}): CaseReady => ({
  kind: 'ready',
  page,
  now: new Date('2026-06-04T12:00:00Z'),
  meId: sara.id,
  notes: 0,
  ...called,
  ...rest,
});

const meta = {
  title: 'Screens/Administration/Case',
  component: CaseScreen,
  args: { state: ready(sampleCasePages.open) },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/cases/209' } },
  beforeEach() {
    for (const call of Object.values(called)) call.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof CaseScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const story = (page: CasePageView, rest?: Partial<CaseReady>): Story => ({
  args: { state: ready(page, rest) },
});

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const listing = canvas.getByRole('article', { name: 'Pram with hood' });
    await expect(within(listing).getByText(/Send me the money directly/)).toBeVisible();
    await expect(within(listing).getByText('Like new. I bring it the same day.')).toBeVisible();
    await expect(canvas.getByText(/Unchanged since/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write the Note' }));
    await expect(canvas.getByText('Please write something.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Note to other administrators'), 'I have asked Joy.');
    await userEvent.click(canvas.getByRole('button', { name: 'Write the Note' }));
    await expect(called.onNote).toHaveBeenLastCalledWith('I have asked Joy.');
  },
};

const [worried] = sampleCasePages.open.reported;

/** Whom to call comes before the six decisions; a letter with it restricts nothing. */
export const HelpFirst: Story = {
  ...story({
    ...sampleCasePages.open,
    isUrgent: true,
    categories: ['worried'],
    reported: [{ ...worried, category: 'worried', words: 'She wrote that she cannot go on.' }],
    things: sampleCasePages.open.things.slice(1),
  }),
  play: async ({ canvas, userEvent }) => {
    const help = canvas.getByRole('region', { name: 'Help first' });
    await expect(help).toHaveTextContent(/988.*911/);
    const decisions = canvas.getByRole('form', { name: 'Decide' });
    const isBefore = help.compareDocumentPosition(decisions) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(isBefore).toBeTruthy();
    const evidence = canvas.getByText('As it was reported');
    const isFirst = help.compareDocumentPosition(evidence) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(isFirst).toBeTruthy();
    await expect(canvas.getByRole('region', { name: 'The letter to Leah' })).toHaveTextContent(
      'Nothing in your account has changed.',
    );
    const send = canvas.getByRole('button', { name: 'Send Help' });
    await expect(send).toHaveAttribute('aria-keyshortcuts', 'h');
    await userEvent.click(send);
    await expect(called.onHelp).toHaveBeenCalledOnce();
    await userEvent.keyboard('h');
    await expect(called.onHelp).toHaveBeenCalledTimes(2);
  },
};

/** A photo stands beside the one that the member has since. */
export const AnotherPhotoSince: Story = {
  ...story(sampleCasePages.photo),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Photo 1 of 1' })).toHaveLength(2);
    await expect(canvas.queryByText(/Unchanged since/)).toBeNull();
  },
};

/** The number keys choose, and what the member will read is written along. */
export const Deciding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('3');
    await expect(canvas.getByRole('radio', { name: 'Remove' })).toBeChecked();
    await userEvent.keyboard('5');
    const read = canvas.getByRole('region', { name: 'What Leah will read' });
    await expect(read).toHaveTextContent('Please say for how long.');
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
    // None of several things is chosen before the administrator has done so.
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(read).not.toHaveTextContent('It rests on');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Listing · Pram with hood' }));
    await chooseOption(userEvent, canvas.getByLabelText('House rule'), '6 · Trade honestly');
    await userEvent.type(canvas.getByLabelText('Why'), 'Your listing asks for 6 payments elsewhere.');
    await expect(read).toHaveTextContent('suspended until Saturday, July 4, 2026 at 12:00 PM UTC');
    await expect(read).toHaveTextContent('Trade honestly');
    await expect(read).toHaveTextContent('It rests on a listing of yours.');
    await expect(read).toHaveTextContent('On her page it names: a listing of yours: Pram with hood.');
    await expect(read).toHaveTextContent('Your listing asks for 6 payments elsewhere.');
    // A number in the words chooses nothing.
    await expect(canvas.getByRole('radio', { name: 'Suspend' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend and Tell Leah' }));
    await expect(called.onDecide).toHaveBeenLastCalledWith({
      decision: 'suspend',
      rule: 'honest-trade',
      words: 'Your listing asks for 6 payments elsewhere.',
      days: 30,
      things: [{ kind: 'listing', id: 318 }],
    });
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    const decide = canvas.getByRole('button', { name: 'Decide' });
    await expect(decide).toHaveAccessibleDescription('Please choose what is done.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Suspend' }));
    const suspend = canvas.getByRole('button', { name: 'Suspend and Tell Leah' });
    await expect(suspend).toHaveAttribute('aria-disabled', 'true');
    await expect(suspend).toHaveAccessibleDescription(
      'Please say for how long. Please choose what it rests on. Please say why, for her to read.',
    );
    await userEvent.click(suspend);
    await expect(called.onDecide).not.toHaveBeenCalled();
  },
};

/** What both know of is offered for every decision but a removal, since it cannot be taken down. */
export const RemovingOfEveryKind: Story = {
  args: { state: ready(sampleCasePages.everyKind) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('2');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Order · / }));
    await userEvent.keyboard('3');
    const offered = canvas.getAllByRole('checkbox');
    await expect(offered).toHaveLength(6);
    for (const box of offered) await expect(box).not.toBeChecked();
    const read = canvas.getByRole('region', { name: 'What Leah will read' });
    await expect(read).toHaveTextContent('Please choose what is removed.');
    await expect(read).not.toHaveTextContent('We have taken down');
  },
};

/** A playdate alone is nothing that can be taken down. */
export const NothingToRemove: Story = {
  args: { state: ready(sampleCasePages.playdate) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('3');
    await expect(canvas.getByRole('button', { name: 'Remove and Tell Leah' })).toHaveAccessibleDescription(
      /^Nothing in this case can be taken down\./,
    );
  },
};

/** Nobody but the administrator says on which of several things it rests. */
export const RestingOnNothingYet: Story = {
  args: { state: ready(sampleCasePages.everyKind) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('6');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Why' }), 'You threatened her.');
    const ban = canvas.getByRole('button', { name: /^Ban/ });
    await expect(ban).toHaveAccessibleDescription('Please choose what it rests on.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Order · / }));
    await expect(ban).not.toHaveAccessibleDescription('Please choose what it rests on.');
  },
};

export const Dismissing: Story = {
  args: { state: ready(sampleCasePages.single) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('1');
    await expect(canvas.getByText('Nobody is told of this decision.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dismiss the Case' })).toBeVisible();
  },
};

export const Sending = story(sampleCasePages.open, { sending: 'decision' });
export const Refused = story(sampleCasePages.open, {
  issues: [{ path: 'words', message: 'Please use at most 2,000 characters.' }],
});
export const Urgent = story(sampleCasePages.urgent);
export const NotClaimed: Story = {
  args: { state: ready({ ...sampleCasePages.open, claimedBy: undefined }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I Am Looking' }));
    await expect(called.onClaim).toHaveBeenCalledOnce();
  },
};
export const ClaimedByAnother: Story = {
  args: { state: ready(sampleCasePages.open, { meId: 8 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sara is looking')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take It Over' })).toBeVisible();
  },
};

/** Somebody else has decided meanwhile: who and what, and nothing is sent before it was looked at. */
export const Changed: Story = {
  args: { state: ready(sampleCasePages.open, { changed: { what: 'it was decided', who: 'Ruth' } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('In the meantime it was decided (Ruth)');
    await userEvent.keyboard('1');
    await userEvent.type(canvas.getByLabelText('Why'), 'Nothing is wrong.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss the Case' }));
    await expect(called.onDecide).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Look Again' }));
    await expect(called.onLookAgain).toHaveBeenCalledOnce();
  },
};

/** Somebody has sent and withdrawn the same report again and again, which hides nothing of what counts. */
export const WithdrawnAgainAndAgain: Story = {
  args: { state: ready(sampleCasePages.withdrawn) },
  play: async ({ canvas, userEvent }) => {
    const reports = within(canvas.getByRole('region', { name: 'Who reported' }));
    await expect(reports.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(reports.getByRole('button', { name: '40 withdrawn reports' }));
    await expect(reports.getAllByRole('listitem')).toHaveLength(42);
    const history = within(canvas.getByRole('region', { name: 'History' }));
    await expect(history.getAllByRole('listitem')).toHaveLength(12);
    await expect(history.getByText(/the same as in March/)).toBeVisible();
    await userEvent.click(history.getByRole('button', { name: '72 earlier' }));
    await expect(history.getAllByRole('listitem')).toHaveLength(84);
  },
};

/** One has had no part in what others had done before it came. */
export const LateReport: Story = {
  args: { state: ready(sampleCasePages.open) },
  play: async ({ canvas }) => {
    const [first, second] = within(canvas.getByRole('region', { name: 'Who reported' })).getAllByRole(
      'listitem',
    );
    await expect(first).not.toHaveTextContent('Late');
    await expect(second).toHaveTextContent('Weight 2.4 · Late: it was hidden already');
  },
};

/** Read before the decision is made. */
export const OwnSideTold: Story = {
  args: { state: ready(sampleCasePages.told) },
  play: async ({ canvas }) => {
    const side = canvas.getByRole('region', { name: 'Her side' });
    await expect(within(side).getByText(/the first buyer never came/)).toBeVisible();
    await expect(canvas.getByText(/The member is told:/)).toBeVisible();
  },
};
export const OwnCase = story(sampleCasePages.own);
export const EvidenceGone = story(sampleCasePages.gone);
export const Decided: Story = {
  args: { state: ready(sampleCasePages.decided) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take It Back' }));
    await expect(called.onUndo).toHaveBeenCalledOnce();
  },
};
export const SuspendedForHours: Story = {
  args: { state: ready(sampleCasePages.hours) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^until June \d, 2026 at \d+:\d\d [AP]M$/)).toHaveLength(2);
  },
};
export const DecidedLongAgo = story(sampleCasePages.late);
export const TakenBack = story(sampleCasePages.undone);
export const Appealed: Story = {
  args: { state: ready(sampleCasePages.appealed) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/I wrote it before I knew the rule/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Answer the Appeal' }));
    await expect(canvas.getByText('Please choose whether it stays.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Take it back' }));
    await userEvent.type(canvas.getByLabelText('Answer'), 'You are right.');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer the Appeal' }));
    await expect(called.onAnswer).toHaveBeenLastCalledWith({
      outcome: 'overturned',
      words: 'You are right.',
    });
  },
};
export const AppealOfMyDecision: Story = {
  args: { state: ready(sampleCasePages.ownAppeal) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another administrator answers')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Answer the Appeal' })).toBeNull();
  },
};
export const Upheld = story(sampleCasePages.upheld);
export const Overturned = story(sampleCasePages.overturned);
export const Departed = story(sampleCasePages.departed);
export const Void = story(sampleCasePages.void);
export const NotFound: Story = { args: { state: { kind: 'not-found' } } };
export const Loading: Story = { args: { state: unready.loading } };
export const Denied: Story = { args: { state: unready.denied } };
export const Failed: Story = { args: { state: unready.failed }, play: tryAgain };
