import type { TransparencyMonth } from '@nestmates/application/trust/transparency/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { RulesScreen } from './RulesScreen.tsx';
import { TermsScreen } from './TermsScreen.tsx';
import { TransparencyScreen } from './TransparencyScreen.tsx';

const meta = { title: 'Screens/Legal', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'wide', isRotated: false } };

export const Terms: Story = {
  render: () => <TermsScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
  },
};
export const TermsWide: Story = { render: () => <TermsScreen />, globals: wide };

export const Privacy: Story = {
  render: () => <PrivacyScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
    // All that leaves for the provider of AI stands here.
    await expect(canvas.getByText(/suggestions for a listing: its first photo/)).toBeVisible();
  },
};
export const PrivacyWide: Story = { render: () => <PrivacyScreen />, globals: wide };

/** Decisions lead to a rule by its id. */
export const Rules: Story = {
  render: () => <RulesScreen />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('House Rules');
    await expect(canvasElement.querySelector('#children-first')).toHaveTextContent('Children come first');
    await expect(canvasElement.querySelector('#breast-milk')).toHaveTextContent('Milk banks');
  },
};
export const RulesWide: Story = { render: () => <RulesScreen />, globals: wide };

const november: TransparencyMonth = {
  month: '2026-11',
  reports: 'at least 37',
  byCategory: {
    worried: 0,
    danger: 'fewer than 5',
    child: 0,
    harassment: 17,
    hate: 0,
    scam: 9,
    fake: 'fewer than 5',
    'recalled-thing': 0,
    'forbidden-thing': 0,
    photo: 0,
    spam: 8,
    other: 'fewer than 5',
  },
  decisions: 'at least 18',
  byDecision: { dismiss: 9, warn: 7, remove: 'fewer than 5', limit: 0, suspend: 'fewer than 5', ban: 0 },
  appeals: 'fewer than 5',
  overturned: 0,
  medianHours: 7.5,
};

export const Transparency: Story = {
  render: () => (
    <TransparencyScreen
      state={{ kind: 'ready', months: [november, { ...november, month: '2026-10', medianHours: null }] }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getByText('7.5 hours')).toBeVisible();
    await expect(canvas.getByText('Too few to say')).toBeVisible();
  },
};
export const TransparencyWide: Story = { ...Transparency, globals: wide };

export const TransparencyBeforeTheFirstMonth: Story = {
  render: () => <TransparencyScreen state={{ kind: 'ready', months: [] }} />,
};

export const TransparencyLoading: Story = {
  render: () => <TransparencyScreen state={{ kind: 'loading' }} />,
};

export const TransparencyFailed: Story = {
  render: () => <TransparencyScreen state={{ kind: 'failed', onRetry: fn() }} />,
};
