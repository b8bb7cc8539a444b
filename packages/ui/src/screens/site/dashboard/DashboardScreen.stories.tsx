import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { wordsAcrossLines } from '../../../../testing/words-across-lines.ts';
import { MarketplaceCard } from '../../market/listings/dashboard-card/MarketplaceCard.tsx';
import { sampleListings } from '../../market/listings/sample-listings.ts';
import { CodeLine } from '../../money/early-access/CodeLine.tsx';
import { UpgradePromo } from '../../money/subscriptions/UpgradePromo.tsx';
import { WeeklyInsightCard } from '../../together/insights/card/WeeklyInsightCard.tsx';
import { sampleInsight } from '../../together/insights/sample-insights.ts';
import { DashboardScreen, type DashboardScreenState } from './DashboardScreen.tsx';
import { HomeDoors } from './HomeDoors.tsx';
import { NewNearYou } from './NewNearYou.tsx';
import { SnapshotCard, type SnapshotFigure } from './SnapshotCard.tsx';
import {
  sampleMothers,
  sampleParcel,
  sampleThea,
  sampleToday,
  sampleWaiting,
  sampleWeek,
} from './sample-home.ts';
import { ThisWeek } from './ThisWeek.tsx';
import { WaitingList } from './WaitingList.tsx';
import type { WaitingItem } from './waiting-item.ts';

const { bike, boots, cardigan } = sampleListings;
const { swap, long, playdate, request, otherRequest } = sampleWaiting;

const figures: readonly SnapshotFigure[] = [
  { label: 'New matches', count: 6, href: '/matches' },
  { label: 'Moms nearby', count: 2, href: '/check-in' },
  { label: 'Swap requests', count: 3, href: '/babysitting-swaps' },
  { label: 'Connection Requests', count: 2, href: '/connection-requests' },
];
const next = { kind: 'event', text: 'Library story time, tomorrow, 10:30 AM', href: '/calendar' } as const;
const waiting = [long, playdate, request, otherRequest, ...(sampleParcel.item ? [sampleParcel.item] : [])];

const unlock = <CodeLine onDismiss={fn()} />;
const onLocked = fn();

const usual: DashboardScreenState = {
  date: 'Thursday, June 4',
  firstName: 'Sofia',
  subscribedTo: 'Premium',
  lead: { kind: 'answer', answer: swap },
  quickLinks: [
    { label: 'Start Swiping', href: '/browse' },
    { label: 'Check In', href: '/check-in' },
    { label: 'Calendar', href: '/calendar' },
  ],
  parts: {
    snapshot: <SnapshotCard figures={figures} next={next} />,
    week: <ThisWeek today={sampleToday} plans={sampleWeek} calendarHref="/calendar" />,
    waiting: <WaitingList items={waiting} allHref="/notifications" />,
    nearby: <NewNearYou people={sampleMothers} />,
    insight: (
      <WeeklyInsightCard
        state={{ kind: 'ready', insight: sampleInsight, pending: false, onGenerate: fn(), onMark: fn() }}
      />
    ),
    marketplace: <MarketplaceCard state={{ kind: 'open', newest: [bike, boots, cardigan] }} />,
    ways: (
      <HomeDoors
        unread={3}
        connections={6}
        planner="open"
        zipCode="11215"
        kids={2}
        checkedInAt="Prospect Park"
      />
    ),
  },
};

const closedMessage: WaitingItem = {
  key: 'message-Thea',
  kind: 'message',
  of: { person: sampleThea },
  words: 'wrote to you',
  goesOn: true,
  detail: 'Reading and writing come with Pro.',
  href: '/subscribe',
  onLocked,
  story: { sentence: 'wrote', italic: 'to you' },
};

const free: DashboardScreenState = {
  ...usual,
  subscribedTo: undefined,
  lead: { kind: 'new-mothers', people: sampleMothers },
  quickLinks: [
    { label: 'Start Swiping', href: '/browse' },
    { label: 'Check In', onLocked },
    { label: 'Calendar', onLocked },
  ],
  parts: {
    snapshot: (
      <SnapshotCard
        figures={[
          { label: 'New matches', count: 0, href: '/matches' },
          { label: 'Moms nearby', href: '/check-in', onLocked },
          { label: 'Connection Requests', count: 1, href: '/connection-requests' },
        ]}
        next={{ kind: 'locked', onLocked }}
      />
    ),
    week: <ThisWeek today={sampleToday} plans={[]} />,
    waiting: <WaitingList items={[closedMessage, request]} allHref="/notifications" />,
    nearby: <NewNearYou people={sampleMothers} />,
    insight: <UpgradePromo onDismiss={fn()} />,
    marketplace: <MarketplaceCard state={{ kind: 'locked', newest: [bike, boots, cardigan], onLocked }} />,
    ways: (
      <>
        <HomeDoors
          unread={0}
          connections={0}
          onLockedMessages={fn()}
          planner="locked"
          zipCode="11238"
          kids={1}
        />
        {unlock}
      </>
    ),
  },
};

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/dashboard' } },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['picture'] };

export const Wide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };

/** No word is broken at 200 % on a phone. */
export const Magnified: Story = {
  globals: { viewport: { value: 'magnified', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(wordsAcrossLines(canvasElement)).toEqual([]);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(195);
  },
};

/** A Pro member: what is left to open is said once, without an offer. */
export const Pro: Story = {
  args: {
    state: {
      ...usual,
      subscribedTo: 'Pro',
      parts: {
        ...usual.parts,
        insight: undefined,
        ways: <HomeDoors unread={2} connections={4} planner="locked" zipCode="11217" kids={1} />,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Upgrade to Unlock' })).toHaveLength(1);
    await expect(canvas.getByText('Mommy AI Weekly Insight')).toBeVisible();
  },
};

/** A Free member: faces first, one offer, locks last. */
export const Locked: Story = {
  tags: ['picture'],
  args: { state: free },
  play: async ({ canvas, userEvent }) => {
    onLocked.mockClear();
    for (const name of ['Check In', 'Calendar', 'Moms nearby']) {
      await userEvent.click(canvas.getByRole('button', { name: `${name}, comes with Pro` }));
    }
    await expect(onLocked).toHaveBeenCalledTimes(3);
    const closed = canvas.getByRole('link', { name: /^Thea wrote to you Reading and writing/ });
    await expect(closed).toBeVisible();
    await expect(closed.querySelector('img')).toBeVisible();
    await expect(canvas.queryByText(/Opens with/)).toBeNull();
  },
};

/** What waits is said plainly, and the offer stands there. */
export const LockedMessage: Story = {
  args: {
    state: { ...free, lead: { kind: 'unread', message: { person: sampleThea } }, parts: { ways: unlock } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading and writing come with Pro.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/subscribe');
  },
};

export const Loading: Story = {
  args: {
    state: {
      ...usual,
      lead: { kind: 'loading' },
      parts: {
        snapshot: (
          <SnapshotCard
            figures={figures.map((figure) => ({ ...figure, count: undefined }))}
            next={{ kind: 'loading' }}
          />
        ),
        week: <ThisWeek today={sampleToday} plans={[]} calendarHref="/calendar" />,
        nearby: <NewNearYou people={undefined} />,
        insight: <WeeklyInsightCard state={{ kind: 'loading' }} />,
        marketplace: <MarketplaceCard state={{ kind: 'loading' }} />,
      },
    },
  },
};

const [onRetry, onRetryNext] = [fn(), fn()];

/** What failed does not affect the others. */
export const Failed: Story = {
  args: {
    state: {
      ...usual,
      parts: {
        ...usual.parts,
        snapshot: (
          <SnapshotCard figures={figures} onRetry={onRetry} next={{ kind: 'failed', onRetry: onRetryNext }} />
        ),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    onRetryNext.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Retry.*today’s numbers$/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Retry.*Next event$/ }));
    await expect(onRetryNext).toHaveBeenCalledOnce();
  },
};

function DismissiblePromo() {
  const [shown, setShown] = useState(true);
  return shown && <UpgradePromo onDismiss={() => setShown(false)} />;
}

/** The place of the dismissed offer keeps the focus: the keyboard goes on with what stands below. */
export const PromoDismissed: Story = {
  tags: ['!autodocs'],
  args: { state: { ...free, parts: { ...free.parts, insight: <DismissiblePromo /> } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dismiss Matching is free/ }));
    await expect(document.body).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View Plans' })).toHaveFocus();
  },
};

/** What is empty is left out. */
export const NothingYet: Story = {
  args: {
    state: {
      ...free,
      lead: { kind: 'first-step' },
      parts: {
        ...free.parts,
        snapshot: (
          <SnapshotCard
            figures={figures.slice(0, 2).map((figure) => ({ ...figure, count: 0 }))}
            next={{ kind: 'locked', onLocked }}
          />
        ),
        week: <ThisWeek today={sampleToday} plans={[]} />,
        waiting: <WaitingList items={[]} allHref="/notifications" />,
        nearby: <NewNearYou people={[]} />,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'This week' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'New near you' })).toBeNull();
  },
};

export const LongName: Story = {
  args: { state: { ...usual, firstName: 'Maria-Alexandrina Josephine of the Seven Long Rivers' } },
};
