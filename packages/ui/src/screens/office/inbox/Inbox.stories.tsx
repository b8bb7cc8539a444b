import type { FeedbackView } from '@nestmates/application/office/feedback/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { tryAgain, unready } from '../admin/unready-stories.ts';
import { sampleCases, sara } from '../cases/sample-cases.ts';
import { sampleDisputes } from '../disputes/sample-disputes.ts';
import { sampleAdminOrders } from '../orders/sample-admin-orders.ts';
import { waiting } from '../selfie-checks/sample-checks.ts';
import { sampleStatistics } from '../statistics/sample-statistics.ts';
import { InboxScreen, type InboxState } from './InboxScreen.tsx';
import type { InboxLists } from './inbox-rows.ts';

const wish: FeedbackView = {
  id: '0a4c1b7e-7d5e-4d29-9c3e-0f7f3f3a1c02',
  category: 'Suggestion',
  status: 'new',
  message: 'Let night workers be free from nine to two.',
  userId: 1,
  user: { firstName: 'Ana', email: 'ana@nestmates.test' },
  createdAt: '2026-06-03T08:00:00.000Z',
};

const all = <Item,>(...items: readonly Item[]) => ({ items, complete: true });
const nothing: InboxLists = {
  cases: all(),
  appeals: all(),
  problems: all(),
  approvals: all(),
  stuck: all(),
  partings: all(),
  disputes: all(),
  checks: all(),
  feedback: all(),
};
const { urgent, scam, messages, appealed, long } = sampleCases;
const usual = {
  kind: 'ready',
  lists: {
    ...nothing,
    cases: all(urgent, scam, messages),
    appeals: all(appealed),
    problems: all(sampleAdminOrders.problem),
    disputes: all(sampleDisputes.open),
    checks: all(waiting, { ...waiting, id: 5 }),
    feedback: all(wish),
  },
  missing: [],
  statistics: sampleStatistics,
  now: new Date('2026-06-04T12:00:00Z'),
  meId: sara.id,
} as const satisfies InboxState;

const meta = {
  title: 'Screens/Administration/Inbox',
  component: InboxScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/admin' } },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof InboxScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** j and k go through all of it, whatever it is. */
export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nine things wait');
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Somebody may be in danger',
      'Open cases',
      'Stuck money',
      'Checks and feedback',
      'This week',
    ]);
    const danger = canvas.getByRole('link', { name: 'Case 212 · A child, Harassment' });
    await userEvent.keyboard('j');
    await expect(danger).toHaveFocus();
    await userEvent.keyboard('jjjjj');
    const dispute = canvas.getByRole('link', { name: /^Dispute 31/ });
    await expect(dispute).toHaveFocus();
    await expect(dispute).toHaveAttribute('href', '/admin/disputes/31');
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('link', { name: /^Order \d+/ })).toHaveFocus();
    await expect(canvas.getByText('“Let night workers be free from nine to two.”')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Wide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };

/** A bank waits no longer than it says. */
export const ADeadlineIsNear: Story = {
  args: { state: { ...usual, now: new Date('2026-06-07T12:00:00Z') } },
  play: async ({ canvas }) => {
    const bank = canvas.getByRole('region', { name: 'A bank waits for an answer' });
    await expect(bank).toHaveTextContent('Due in 1 day');
  },
};

/** An order that waits for several reasons is one thing. */
export const AnOrderForTwoReasons: Story = {
  args: {
    state: {
      ...usual,
      lists: {
        ...nothing,
        stuck: all(sampleAdminOrders.problem),
        problems: all(sampleAdminOrders.problem),
        approvals: all(sampleAdminOrders.frozen),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Two things wait');
    await expect(canvas.getByText(/has to move and has not$/)).toBeVisible();
    await expect(canvas.getByText(/waits for an approval$/)).toBeVisible();
  },
};

/** The first page of long lists is here, and the rest on their own page. */
export const Long: Story = {
  args: {
    state: {
      ...usual,
      lists: {
        ...usual.lists,
        cases: { items: [long, scam], complete: false },
        problems: { items: [sampleAdminOrders.problem], complete: false },
        feedback: { items: [{ ...wish, message: wish.message.repeat(20) }], complete: false },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('8+ things wait');
    const [cases, orders] = canvas.getAllByRole('link', { name: 'There are more' });
    await expect(cases).toHaveAttribute('href', '/admin/cases');
    await expect(orders).toHaveAttribute('href', '/admin/orders');
    await expect(canvas.getByText('1+ new feedback notes')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { state: { ...usual, lists: nothing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing waits');
  },
};
export const One: Story = {
  args: { state: { ...usual, lists: { ...nothing, cases: all(urgent) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('One thing waits');
  },
};

/** What was read is shown, and what was not is named. */
export const PartMissing: Story = {
  args: {
    state: { ...usual, statistics: undefined, missing: ['disputes', 'stuck money'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Missing here: disputes, stuck money/)).toBeVisible();
  },
};

export const Loading: Story = { args: { state: unready.loading } };
export const Denied: Story = { args: { state: unready.denied } };
export const Failed: Story = { args: { state: unready.failed }, play: tryAgain };
