import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { StoryRow } from '../../../testing/StoryRow.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  parameters: {
    guide: {
      use: 'The shape of what is about to arrive, at its size.',
      avoid: 'A tap that is being answered; the button says so.',
      do: ['Copy the lines and heights of the real content, so that nothing moves'],
      dont: ['Show a lone spinner on a page', 'Show it again for data that is merely refreshed'],
    } satisfies ComponentGuide,
  },
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
