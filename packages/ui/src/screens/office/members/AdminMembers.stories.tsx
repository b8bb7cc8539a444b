import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { longEmails, tryAgain, unready } from '../admin/unready-stories.ts';
import { AdminMembersScreen, type AdminMembersScreenState } from './AdminMembersScreen.tsx';
import { sampleFound, sampleMember } from './sample-members.ts';

const [onSearch, onMore] = [fn(), fn()];

const usual: AdminMembersScreenState = {
  search: '',
  onSearch,
  list: { kind: 'ready', members: sampleFound },
};

const meta = {
  title: 'Screens/Administration/Members',
  component: AdminMembersScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/members' } },
  beforeEach() {
    for (const on of [onSearch, onMore]) on.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof AdminMembersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: sampleMember.email })).toHaveAttribute(
      'href',
      `/admin/members/${sampleMember.id}`,
    );
  },
};

export const Searching: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email or name'), ' sofia{Enter}');
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('sofia'));
  },
};

export const NobodyFound: Story = {
  args: { state: { ...usual, search: 'zelda', list: { kind: 'ready', members: [] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all members' }));
    await expect(onSearch).toHaveBeenLastCalledWith('');
  },
};

export const Empty: Story = { args: { state: { ...usual, list: { kind: 'ready', members: [] } } } };

export const Full: Story = {
  args: {
    state: {
      ...usual,
      list: {
        kind: 'ready',
        members: Array.from({ length: 20 }, (_, index) => ({
          ...sampleMember,
          id: 200 + index,
          email: longEmails.member,
          firstName: 'Wilhelmina-Alexandrina',
          lastName: 'Featherstonehaugh-Cholmondeley',
          isAdmin: true,
        })),
        more: { kind: 'failed', onMore },
      },
    },
  },
};

export const Loading: Story = { args: { state: { ...usual, list: unready.loading } } };
export const Denied: Story = { args: { state: { ...usual, list: unready.denied } } };
export const Failed: Story = {
  args: { state: { ...usual, list: unready.failed } },
  play: tryAgain,
};
