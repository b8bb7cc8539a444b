import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keepLinksHere, onFollow } from '../../../../testing/keep-links-here.ts';
import type { Beside } from '../../../components/layout/beside.ts';
import { MatchesScreen } from '../../friends/connections/MatchesScreen.tsx';
import { sampleCards } from '../../friends/matching/sample-cards.ts';
import { PeoplePanes } from './PeoplePanes.tsx';
import { PersonScreen } from './PersonScreen.tsx';
import { sampleFriend } from './sample-person.ts';

const { priya, amara, hannah, maria } = sampleCards;
const matches = [priya, amara, hannah, maria].map((card, place) => ({
  ...card,
  id: place + 1,
  children: [...card.children],
  nextPlan: null,
  lastWords: null,
  createdAt: '2026-05-28T07:00:00.000Z',
}));

const listBeside = (beside: Beside) => (
  <MatchesScreen
    state={{
      kind: 'ready',
      reasons: () => null,
      matches,
      now: new Date('2026-05-29T16:00:00.000Z'),
      refreshing: false,
      message: () => ({ href: '/messages' }),
      swap: () => ({ href: '/request-swap', locked: false }),
      onBlock: fn(),
      onUnmatch: fn(),
    }}
    beside={beside}
    onRefresh={fn()}
  />
);

const meta = {
  title: 'Screens/Matches/Beside a person',
  component: PeoplePanes,
  parameters: { layout: 'fullscreen', shell: { path: '/people/11' } },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  beforeEach: keepLinksHere,
} satisfies Meta<typeof PeoplePanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  args: {
    list: listBeside({ openId: priya.user.id }),
    person: (
      <PersonScreen
        state={{
          kind: 'ready',
          person: sampleFriend,
          actions: {
            kind: 'connected',
            message: { href: '/messages?user=11' },
            swap: { href: '/request-swap?recipientId=11' },
            playdate: { href: '/playdates/suggest?with=11' },
          },
          onBlock: fn(),
          onUnmatch: fn(),
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Priya, 33');
    await expect(canvas.getByRole('link', { name: 'Priya, 33' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('link', { name: 'Amara, 36' }));
    await expect(onFollow).toHaveBeenCalledWith(`/people/${amara.user.id}`);
  },
};

export const Loading: Story = {
  args: { list: listBeside({ openId: amara.user.id }), person: <PersonScreen state={{ kind: 'loading' }} /> },
};

export const NobodyOpened: Story = {
  args: { list: listBeside({ openId: undefined }), person: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your Connections');
  },
};
