import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AvatarRow } from '../../components/AvatarRow.tsx';
import { people } from '../../drawings/people.ts';
import { UnlockBanner } from '../early-access/UnlockBanner.tsx';
import { UpgradePromo } from '../subscriptions/UpgradePromo.tsx';
import { SwapRequestsCard } from '../swaps/SwapRequestsCard.tsx';
import { sampleSwaps } from '../swaps/sample-swaps.ts';
import { DashboardScreen, type DashboardScreenState } from './DashboardScreen.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SnapshotCard, type SnapshotRow } from './SnapshotCard.tsx';

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
  { label: 'Next event', state: { kind: 'event', words: 'Library story time, 10:30', href: '/calendar' } },
];

const unlock = <UnlockBanner state={{ kind: 'asking', onSubmit: fn(), onDismiss: fn() }} />;
const profile = <ProfileCard state={{ kind: 'ready', zipCode: '11215', kids: 2 }} />;

const usual: DashboardScreenState = {
  date: 'Thursday, June 4',
  firstName: 'Sofia',
  premiumMember: true,
  doors: [
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
  aside: profile,
};

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** A Free member, who may have a code. */
export const Locked: Story = {
  args: {
    state: {
      ...usual,
      premiumMember: false,
      aside: (
        <>
          <UpgradePromo onDismiss={fn()} />
          {unlock}
          {profile}
        </>
      ),
    },
  },
};

export const Unlocked: Story = { args: { state: { ...usual, premiumMember: false } } };

const loading: SnapshotRow['state'] = { kind: 'loading' };

export const Loading: Story = {
  args: {
    state: {
      ...usual,
      cards: <SnapshotCard rows={rows.map(({ label }) => ({ label, state: loading }))} />,
      aside: <ProfileCard state={{ kind: 'loading' }} />,
    },
  },
};

const onRetry = fn();

/** One read has failed; the rest of the page does not care. */
export const OneCardFailed: Story = {
  args: {
    state: {
      ...usual,
      cards: (
        <SnapshotCard
          rows={rows.map((row, index) =>
            index === 0 ? { ...row, state: { kind: 'failed', onRetry } } : row,
          )}
        />
      ),
      aside: <ProfileCard state={{ kind: 'failed', onRetry: fn() }} />,
    },
  },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    const [first] = canvas.getAllByRole('button', { name: 'Retry' });
    if (first) await userEvent.click(first);
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NothingYet: Story = {
  args: {
    state: {
      ...usual,
      premiumMember: false,
      cards: (
        <SnapshotCard
          rows={[
            { label: 'New matches', state: { kind: 'counted', count: 0, href: '/matches' } },
            {
              label: 'Connection Requests',
              state: { kind: 'counted', count: 0, href: '/connection-requests' },
            },
            { label: 'Next event', state: { kind: 'event', words: 'Nothing planned yet' } },
          ]}
        />
      ),
      aside: <ProfileCard state={{ kind: 'ready', zipCode: null, kids: 1 }} />,
    },
  },
};

/** Nobody counts further than the first page. */
export const Many: Story = {
  args: {
    state: {
      ...usual,
      cards: (
        <SnapshotCard
          rows={[
            { label: 'New matches', state: { kind: 'counted', count: 50, orMore: true, href: '/matches' } },
            ...rows.slice(1),
          ]}
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '50+ New matches' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: { state: { ...usual, firstName: 'Maria-Alexandrina Josephine of the Seven Long Rivers' } },
};
