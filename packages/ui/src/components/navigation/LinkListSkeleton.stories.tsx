import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkListSkeleton } from './LinkListSkeleton.tsx';

const meta = {
  title: 'Components/Navigation/LinkListSkeleton',
  component: LinkListSkeleton,
  args: { what: 'today’s snapshot', rows: 3 },
} satisfies Meta<typeof LinkListSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
