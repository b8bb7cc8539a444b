import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { LinkButton } from '../actions/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  parameters: {
    guide: {
      use: 'A place with nothing in it yet: a drawing, a sentence, the next step.',
      avoid: 'Something failed; use LoadError. Something is still coming; use Skeleton.',
      do: ['Say what will be here and how it gets here'],
      dont: ['Blame her or joke', 'Show it for a filter without results'],
    } satisfies ComponentGuide,
  },
  component: EmptyState,
  args: { title: 'No Matches Yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  args: {
    children: 'The nest is quiet. Say hello to someone nearby and she will show up here.',
    action: <LinkButton href="#browse">Browse Profiles</LinkButton>,
  },
};
export const Full: Story = { args: { scene: 'full', title: 'You’re all set' } };
export const Letter: Story = { args: { scene: 'letter', title: 'Start the conversation!' } };
export const Shelf: Story = { args: { scene: 'shelf', title: 'No listings yet' } };
export const Calendar: Story = { args: { scene: 'calendar', title: 'No events scheduled yet' } };
export const Lost: Story = { args: { scene: 'lost', title: '404 Page Not Found', level: 1 } };
export const Offline: Story = { args: { scene: 'offline', title: 'You are offline' } };
