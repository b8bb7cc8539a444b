import { priceList } from '@nestmates/domain/money/subscriptions/plans.ts';
import { defaultPrices } from '@nestmates/domain/platform/access/prices.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../../../testing/WithState.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import type { UnlockBannerState } from '../early-access/UnlockBanner.tsx';
import { PlansScreen, type PlansScreenState } from './PlansScreen.tsx';

const onSubmit = fn();
const onRetry = fn();
const onChoose = fn();
const choice = { opening: null, onChoose } as const;
const asking: UnlockBannerState = { kind: 'asking', onSubmit };
const wide = { viewport: { value: 'wide', isRotated: false } };

const plans = { kind: 'ready', plans: priceList(defaultPrices) } as const;
const free: PlansScreenState = { status: { kind: 'free', unlock: asking }, plans, choice };
const withCode = (unlock: UnlockBannerState) => ({ ...free, status: { kind: 'free', unlock } }) as const;
const unlocked: PlansScreenState = {
  status: { kind: 'unlocked', code: 'EARLYBIRD', since: 'November 21, 2026' },
  plans,
  choice,
};

const meta = {
  title: 'Screens/Subscriptions/Plans',
  component: PlansScreen,
  parameters: { layout: 'fullscreen', shell: { path: '/subscribe' } },
  args: { state: free },
} satisfies Meta<typeof PlansScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = { tags: ['picture'] };

/** The payment provider works it out once it knows where the member lives. */
export const PlusTax: Story = {
  args: {
    state: {
      ...free,
      plans: {
        kind: 'ready',
        plans: plans.plans.map((plan) => (plan.priceCents > 0 ? { ...plan, plusTax: true as const } : plan)),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Plus tax, worked out on the payment page.')).toHaveLength(2);
  },
};

export const OpensWithACode: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await expect(canvas.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Code'), 'earlybird{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith('EARLYBIRD');
  },
};

export const Chooses: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onChoose.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Premium' }));
    await expect(onChoose).toHaveBeenCalledWith('premium');
  },
};

/** The payment page is on its way; neither button does anything until it is there. */
export const Opening: Story = {
  args: { state: { ...free, choice: { opening: 'premium', onChoose } } },
  play: async ({ canvas, userEvent }) => {
    onChoose.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Pro' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Opening…' }));
    await expect(onChoose).not.toHaveBeenCalled();
  },
};
export const FreeWide: Story = { globals: wide };

/** Everything that a plan promises is there. */
export const WhatPremiumOpens: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const premium = canvas.getByRole('article', { name: 'Premium' });
    await expect(premium).toHaveTextContent(/^Premium\$11\.99 a month/);
    await expect(premium).toHaveTextContent(/Smart Playdate Planner \(AI\)/);
    await expect(premium).not.toHaveTextContent('Coming');
  },
};

export const Questions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Is there a money-back guarantee?'));
    await expect(canvas.getByText(/30-day money-back guarantee/)).toBeVisible();
    await userEvent.click(canvas.getByText('How do I upgrade?'));
    await expect(canvas.getByText(/30-day money-back guarantee/)).not.toBeVisible();
  },
};

export const Pro: Story = {
  args: { state: { ...free, status: { kind: 'pro', unlock: asking } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Pro' })).toHaveTextContent('Current Plan');
    await expect(canvas.queryByRole('button', { name: /Pro$/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Change to Premium' })).toBeEnabled();
  },
};

export const Premium: Story = {
  args: { state: { ...free, status: { kind: 'premium' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You have Premium');
    await expect(canvas.getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await expect(canvas.queryByLabelText('Code')).toBeNull();
  },
};
export const PremiumWide: Story = {
  args: { state: { ...free, status: { kind: 'premium' } } },
  globals: wide,
};

export const Unlocked: Story = { args: { state: unlocked } };

/** Neither code nor date are known. */
export const UnlockedLongAgo: Story = {
  args: { state: { ...unlocked, status: { kind: 'unlocked' } } },
};

export const Unlocking: Story = { args: { state: withCode({ ...asking, kind: 'sending' }) } };

export const CodeRefused: Story = {
  args: { state: withCode({ ...asking, error: 'Please check your code and try again.' }) },
};

/** The form is gone after unlocking, and the focus is on the heading. */
export const JustUnlocked: Story = {
  render: () => (
    <WithState value={free} onChange={onSubmit}>
      {({ value, onChange }) => (
        <>
          <PlansScreen state={value} />
          <Button onClick={() => onChange(unlocked)}>The code is taken</Button>
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The code is taken' }));
    await expect(canvas.getByRole('heading', { name: 'Everything is open' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/messages');
  },
};

/** The highest configurable prices and a long feature. */
export const LongAndExpensive: Story = {
  args: {
    state: {
      ...free,
      plans: {
        kind: 'ready',
        plans: priceList({ pro: 999_999, premium: 999_999 }).map((plan) => ({
          ...plan,
          features: [
            ...plan.features,
            {
              says: 'Introductions to everyone who lives in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
              open: true,
            },
          ],
        })),
      },
    },
  },
};
export const LongAndExpensiveWide: Story = { ...LongAndExpensive, globals: wide };

export const Loading: Story = { args: { state: { ...free, plans: { kind: 'loading' } } } };
export const LoadingWide: Story = { ...Loading, globals: wide };

/** The code can be used while the plans cannot be loaded. */
export const Failed: Story = {
  args: { state: { ...free, plans: { kind: 'failed', onRetry } } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Code')).toBeVisible();
  },
};
