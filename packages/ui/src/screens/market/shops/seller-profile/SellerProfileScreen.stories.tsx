import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { VisitorShell } from '../../../site/shell/VisitorShell.tsx';
import { sampleProfile, sampleSellers } from '../parts/sample-sellers.ts';
import { SellerProfileScreen, type SellerProfileScreenState } from './SellerProfileScreen.tsx';

const [onSignUp, onRetry] = [fn(), fn()];

const ready: Extract<SellerProfileScreenState, { kind: 'ready' }> = {
  kind: 'ready',
  profile: sampleProfile,
  isVisitor: false,
  contact: { kind: 'open', href: '/messages?userId=11' },
};
const { age: _, lastName: __, ...forVisitors } = sampleProfile;

const meta = {
  title: 'Screens/Shops/Seller Profile',
  component: SellerProfileScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/seller-profile/little-acorns' } },
  beforeEach: () => {
    onSignUp.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof SellerProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForMembers: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeVisible();
    await expect(canvas.getByText('Member since March 2025')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Store' })).toHaveAttribute(
      'href',
      '/little-acorns-store-front',
    );
  },
};

export const ForVisitors: Story = {
  args: {
    state: {
      ...ready,
      profile: { ...forVisitors, profilePhotoUrl: null },
      isVisitor: true,
      contact: { kind: 'visitor', onSignUp },
    },
  },
  parameters: { shell: undefined },
  render: ({ state }) => (
    <VisitorShell>
      <SellerProfileScreen state={state} />
    </VisitorShell>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Priya' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Login to Message' }));
    await expect(onSignUp).toHaveBeenCalledOnce();
  },
};

export const NotLive: Story = {
  args: {
    state: { ...ready, profile: { ...sampleProfile, storeLive: false, storeSlug: null, rating: null } },
  },
};

export const Full: Story = {
  args: {
    state: {
      ...ready,
      profile: {
        ...sampleProfile,
        ...sampleSellers.long,
        lastName: 'Featherstonehaugh-Cholmondeley',
        sellerBio: sampleSellers.long.bio,
      },
    },
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry } } };

export const NotFound: Story = {
  args: { state: { kind: 'not-found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Profile Not Found' })).toBeVisible();
  },
};
