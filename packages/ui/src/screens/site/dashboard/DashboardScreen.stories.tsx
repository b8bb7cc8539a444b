import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { wordsAcrossLines } from '../../../../testing/words-across-lines.ts';
import { AvatarRow } from '../../../components/people/AvatarRow.tsx';
import { people } from '../../../drawings/people.ts';
import { MarketplaceCard } from '../../market/listings/dashboard-card/MarketplaceCard.tsx';
import { sampleListings } from '../../market/listings/sample-listings.ts';
import { UnlockBanner } from '../../money/early-access/UnlockBanner.tsx';
import { UpgradePromo } from '../../money/subscriptions/UpgradePromo.tsx';
import { SwapRequestsCard } from '../../together/swaps/dashboard-card/SwapRequestsCard.tsx';
import { sampleSwaps } from '../../together/swaps/sample-swaps.ts';
import { DashboardScreen, type DashboardScreenState } from './DashboardScreen.tsx';
import { PeopleLinks } from './PeopleLinks.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SnapshotCard, type SnapshotRow } from './SnapshotCard.tsx';

const { bike, boots, cardigan } = sampleListings;

const rows: readonly SnapshotRow[] = [
  {
    label: 'New matches',
    state: {
      kind: 'counted',
      count: 12,
      href: '/matches',
      faces: <AvatarRow people={[people.priya, people.amara, people.jess]} />,
    },
  },
  { label: 'Moms nearby', state: { kind: 'counted', count: 4, href: '/check-in' } },
  { label: 'Connection Requests', state: { kind: 'counted', count: 1, href: '/connection-requests' } },
  { label: 'Swap requests', state: { kind: 'counted', count: 1, href: '/babysitting-swaps' } },
  { label: 'Next event', state: { kind: 'event', text: 'Library story time, 10:30', href: '/calendar' } },
];

const unlock = <UnlockBanner state={{ kind: 'asking', onSubmit: fn(), onDismiss: fn() }} />;
const profile = <ProfileCard state={{ kind: 'ready', zipCode: '11215', kids: 2 }} />;

const usual: DashboardScreenState = {
  date: 'Thursday, June 4',
  firstName: 'Sofia',
  subscribedTo: 'Premium',
  quickLinks: [
    { label: 'Start Swiping', href: '/browse' },
    { label: 'Check In', href: '/check-in' },
    { label: 'Calendar', href: '/calendar' },
  ],
  cards: (
    <>
      <SnapshotCard rows={rows} />
      <SwapRequestsCard state={{ kind: 'ready', swaps: [sampleSwaps.amara], onAnswer: fn() }} />
    </>
  ),
  links: (
    <>
      <PeopleLinks messages="open" />
      {profile}
    </>
  ),
  promos: null,
};

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/dashboard' } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['picture'] };

/** A subscriber has no promotions: the marketplace fills the second column of a wide screen. */
export const Subscriber: Story = {
  args: {
    state: {
      ...usual,
      links: (
        <>
          {usual.links}
          <MarketplaceCard state={{ kind: 'open', newest: [bike, boots, cardigan] }} />
        </>
      ),
    },
  },
  globals: { viewport: { value: 'wide', isRotated: false } },
};

/** At 200 % on a phone no word is broken. */
export const Magnified: Story = {
  globals: { viewport: { value: 'magnified', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(wordsAcrossLines(canvasElement)).toEqual([]);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(195);
  },
};

/** A Free member. */
export const Locked: Story = {
  args: {
    state: {
      ...usual,
      subscribedTo: undefined,
      promos: (
        <>
          <UpgradePromo onDismiss={fn()} />
          {unlock}
        </>
      ),
    },
  },
};

export const Unlocked: Story = { args: { state: { ...usual, subscribedTo: undefined } } };

const loading: SnapshotRow['state'] = { kind: 'loading' };

export const Loading: Story = {
  args: {
    state: {
      ...usual,
      cards: <SnapshotCard rows={rows.map(({ label }) => ({ label, state: loading }))} />,
      links: <ProfileCard state={{ kind: 'loading' }} />,
    },
  },
};

const onRetry = fn();

function RetriedCards() {
  const [tried, setTried] = useState(false);
  const failed: SnapshotRow['state'] = {
    kind: 'failed',
    onRetry() {
      onRetry();
      setTried(true);
    },
  };
  return (
    <SnapshotCard
      rows={rows.map((row, index) => (index === 0 ? { ...row, state: tried ? loading : failed } : row))}
    />
  );
}

/** One failed row does not affect the others; after a retry the focus stays in its card. */
export const OneCardFailed: Story = {
  args: {
    state: {
      ...usual,
      cards: <RetriedCards />,
      links: <ProfileCard state={{ kind: 'failed', onRetry: fn() }} />,
    },
  },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await expect(canvas.getByRole('button', { name: /^Retry.*your profile$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Retry.*New matches$/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Today’s Snapshot' })).toHaveFocus();
  },
};

function DismissiblePromo() {
  const [shown, setShown] = useState(true);
  return shown && <UpgradePromo onDismiss={() => setShown(false)} />;
}

/** The container keeps the focus of the last dismissed promotion. */
export const PromoDismissed: Story = {
  args: { state: { ...usual, promos: <DismissiblePromo /> } },
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss More with Pro' }));
    await expect(document.body).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: /^Edit Profile/ })).toHaveFocus();
  },
};

export const NothingYet: Story = {
  args: {
    state: {
      ...usual,
      subscribedTo: undefined,
      cards: (
        <>
          <SnapshotCard
            rows={[
              {
                label: 'New matches',
                state: { kind: 'none', text: 'Your first is still to come', href: '/matches' },
              },
              {
                label: 'Connection Requests',
                state: { kind: 'none', text: 'None are waiting', href: '/connection-requests' },
              },
              {
                label: 'Moms nearby',
                state: { kind: 'locked', text: 'Opens with Pro', href: '/subscribe' },
              },
              {
                label: 'Next event',
                state: { kind: 'locked', text: 'Opens with Pro', href: '/subscribe' },
              },
            ]}
          />
        </>
      ),
      links: <ProfileCard state={{ kind: 'ready', zipCode: null, kids: 1 }} />,
    },
  },
};

/** A long number takes the room it needs. */
export const Many: Story = {
  args: {
    state: {
      ...usual,
      cards: (
        <SnapshotCard
          rows={[
            { label: 'New matches', state: { kind: 'counted', count: 1204, href: '/matches' } },
            ...rows.slice(1),
          ]}
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1204 New matches' })).toBeVisible();
  },
};

/** At 320 px the two links fit beside each other. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [messages, matches] = ['Messages', 'Matches'].map((name) =>
      canvas.getByRole('link', { name }).getBoundingClientRect(),
    );
    await expect(matches?.top).toBe(messages?.top);
    await expect(matches?.right).toBeLessThanOrEqual(300);
  },
};

export const LongName: Story = {
  args: { state: { ...usual, firstName: 'Maria-Alexandrina Josephine of the Seven Long Rivers' } },
};
