import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { LinkListSkeleton } from './LinkListSkeleton.tsx';

const meta = {
  title: 'Components/Navigation/LinkListSkeleton',
  parameters: {
    guide: {
      use: 'The shape of a LinkList while it is read.',
      avoid: 'Anything but a list of links; use Skeleton.',
      do: ['Say for how many rows room is kept'],
      dont: ['Show it inside a list that is there'],
    } satisfies ComponentGuide,
  },
  component: LinkListSkeleton,
  args: { what: 'today’s snapshot', rows: 3 },
} satisfies Meta<typeof LinkListSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
