import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryRow } from '../../testing/StoryRow.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: SkeletonGroup,
  args: { label: 'Loading your matches', children: <Skeleton width="60%" /> },
} satisfies Meta<typeof SkeletonGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  args: {
    children: (
      <>
        <Skeleton shape="title" width="70%" />
        <Skeleton width="50%" />
        <Skeleton />
        <Skeleton width="84%" />
        <Skeleton shape="button" width="180px" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your matches');
  },
};

export const PictureAndCircle: Story = {
  args: {
    children: (
      <StoryRow>
        <Skeleton shape="picture" width="124px" height="156px" />
        <Skeleton shape="circle" />
        <Skeleton shape="heading" width="120px" />
      </StoryRow>
    ),
  },
};
