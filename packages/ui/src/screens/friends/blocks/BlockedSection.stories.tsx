import type { BlockedView } from '@nestmates/application/friends/blocks/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { clickOnNextChange } from '../../../../testing/click-on-next-change.ts';
import { WithState } from '../../../../testing/WithState.tsx';
import { AccountPartScreen } from '../../members/accounts/AccountPartScreen.tsx';
import { accountPartNames } from '../../members/accounts/account-part-names.ts';
import { BlockedSection } from './BlockedSection.tsx';

const blocked = [
  { userId: 3, firstName: 'Cleo', blockedAt: '2026-06-03T09:20:00.000Z' },
  {
    userId: 4,
    firstName: 'Maria-Alexandrina Josephine of the Seven Long Rivers',
    blockedAt: '2026-01-20T09:20:00.000Z',
  },
] as const;
const onUnblock = fn();
const onRetry = fn();
const ready = { kind: 'ready', blocked, onUnblock } as const;

const meta = {
  title: 'Screens/Account/Blocked members',
  component: BlockedSection,
  args: { state: ready },
} satisfies Meta<typeof BlockedSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    onUnblock.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Cleo' }));
    await expect(onUnblock).toHaveBeenCalledWith(blocked[0]);
  },
};

export const Unblocking: Story = { args: { state: { ...ready, unblocking: [3] } } };

/** The row is removed and the next one moves under the finger: the second half of a double tap is ignored. */
export const TappedTwice: Story = {
  render: () => (
    <WithState<readonly BlockedView[]> value={blocked} onChange={fn()}>
      {({ value, onChange }) => (
        <BlockedSection
          state={{
            ...ready,
            blocked: value,
            onUnblock(member) {
              onUnblock(member);
              onChange(value.filter((one) => one !== member));
            },
          }}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas, canvasElement }) => {
    onUnblock.mockClear();
    const tap = () => canvas.getAllByRole('button', { name: /^Unblock / })[0]?.click();
    const tappedOnceMore = clickOnNextChange(canvasElement, 'Unblock');
    tap();
    await tappedOnceMore;
    await expect(canvas.queryByText('Cleo')).toBeNull();
    await expect(onUnblock).toHaveBeenCalledOnce();
    // Taps again, which counts after the guard time.
    await waitFor(() => {
      tap();
      expect(onUnblock).toHaveBeenLastCalledWith(blocked[1]);
    });
  },
};

const onMore = fn();

export const MoreToCome: Story = {
  args: { state: { ...ready, more: { kind: 'more', onMore } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show more blocked members' })).toBeVisible();
    await waitFor(() => expect(onMore).toHaveBeenCalled());
  },
};

export const LoadingMore: Story = {
  args: { state: { ...ready, more: { kind: 'loading', onMore } } },
};

export const MoreFailed: Story = {
  args: { state: { ...ready, more: { kind: 'failed', onMore } } },
  play: async ({ canvas, userEvent }) => {
    onMore.mockClear();
    await expect(canvas.getByText('More blocked members could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { state: { ...ready, blocked: [] } } };

/** The page says its name, and the section not again. */
export const OnTheAccount: Story = {
  args: { state: { ...ready, blocked: [] } },
  render: (args) => (
    <AccountPartScreen title={accountPartNames.blocked} named={<BlockedSection {...args} />} />
  ),
  parameters: { layout: 'fullscreen', shell: { path: '/account/blocked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: /^Blocked members$/i })).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: accountPartNames.blocked })).toBeVisible();
  },
};
export const OnTheAccountWide: Story = {
  ...OnTheAccount,
  globals: { viewport: { value: 'wide', isRotated: false } },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
