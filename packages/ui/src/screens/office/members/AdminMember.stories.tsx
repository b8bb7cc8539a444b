import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { longEmails, tryAgain, unready } from '../admin/unready-stories.ts';
import { AdminMemberScreen } from './AdminMemberScreen.tsx';
import { sampleMember } from './sample-members.ts';

const meta = {
  title: 'Screens/Administration/Member',
  component: AdminMemberScreen,
  args: { state: { kind: 'ready', member: sampleMember } },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/members/12' } },
  beforeEach: () => keepLinksHere(),
} satisfies Meta<typeof AdminMemberScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wooden balance bike' })).toHaveAttribute(
      'href',
      '/admin/orders/1047',
    );
  },
};

/** Just registered. */
export const Newcomer: Story = {
  args: {
    state: {
      kind: 'ready',
      member: {
        ...sampleMember,
        firstName: null,
        lastName: null,
        city: null,
        state: null,
        plan: 'free',
        hasUnlocked: false,
        emailVerifiedAt: null,
        onboarded: false,
        unlockedVia: null,
        unlockedAt: null,
        sessions: [],
        counts: { children: 0, connections: 0, swaps: 0, feedback: 0 },
        orders: [],
        audit: [],
      },
    },
  },
};

export const LongWords: Story = {
  args: {
    state: {
      kind: 'ready',
      member: {
        ...sampleMember,
        email: longEmails.member,
        firstName: 'Wilhelmina-Alexandrina',
        lastName: 'Featherstonehaugh-Cholmondeley',
        unlockedVia: 'A-CODE-OF-THIRTY-CHARACTERS-XX',
        orders: sampleMember.orders.map((order) => ({
          ...order,
          title: 'Unbreakablewordsthatgoonandonwithoutanyspace'.repeat(2),
          price: 9_999_999,
        })),
      },
    },
  },
};

export const Loading: Story = { args: { state: unready.loading } };
export const Denied: Story = { args: { state: unready.denied } };
export const NotFound: Story = { args: { state: { kind: 'not-found' } } };
export const Failed: Story = {
  args: { state: unready.failed },
  play: tryAgain,
};
