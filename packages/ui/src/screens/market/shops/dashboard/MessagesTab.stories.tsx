import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { keepLinksHere } from '../../../../../testing/keep-links-here.ts';
import { samplePeople } from '../../../../../testing/sample-people.ts';
import { photoOrInitial } from '../../../../drawings/face.ts';
import type { Conversation } from '../../../friends/messages/conversations/conversation.ts';
import { MessagesTab } from './MessagesTab.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';

const onRetry = fn();
const { priya } = samplePeople;

const buyer: Conversation = {
  userId: priya.id,
  name: priya.firstName,
  face: photoOrInitial(priya.profilePhotoUrl),
  age: priya.age,
  children: [],
  distance: 'Within 5 km',
  bio: null,
  interests: [],
  about: 'Wooden balance bike',
  last: { text: 'Is the saddle still as good as it looks?', mine: false },
  unread: 2,
};
const answered: Conversation = {
  ...buyer,
  userId: samplePeople.maria.id,
  name: samplePeople.maria.firstName,
  face: photoOrInitial(null),
  about:
    'Beech high chair that grows with the child, with a tray, two cushions and a belt, hardly used by twins',
  last: { text: 'Saturday at ten is fine. '.repeat(8), mine: true },
  unread: 0,
};

const meta = {
  title: 'Screens/Shops/Dashboard/Messages',
  component: MessagesTab,
  args: { state: { kind: 'ready', conversations: [buyer, answered] } },
  parameters: { layout: 'fullscreen', shell: { path: '/seller/dashboard' } },
  render: ({ state }) => (
    <SampleDashboard tabs={['listings', 'messages']} open="messages">
      <MessagesTab state={state} />
    </SampleDashboard>
  ),
  beforeEach: () => {
    onRetry.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof MessagesTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Buyers: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('tabpanel')).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      `/messages/${priya.id}`,
    );
    await expect(canvas.getByText('Is the saddle still as good as it looks?')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: { kind: 'ready', conversations: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has asked yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
