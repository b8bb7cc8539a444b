import { poseNames, wordsOfPose } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PhotoCheckedBadge, PhotoCheckedLabel } from './PhotoChecked.tsx';
import { PoseDrawing } from './PoseDrawing.tsx';

const at = '2026-06-04T12:00:00.000Z';

const meta = {
  title: 'Screens/Photo check/Badge',
  component: PhotoCheckedBadge,
  args: { at, name: 'Priya' },
} satisfies Meta<typeof PhotoCheckedBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet says what was checked and what was not. */
export const Badge: Story = {
  play: async ({ canvas, userEvent }) => {
    const badge = await canvas.findByRole('button', { name: 'Photo checked Jun 4, 2026' });
    await userEvent.click(badge);
    const sheet = await screen.findByRole('dialog', { name: 'Photo checked' });
    await expect(sheet).toHaveTextContent(
      'On June 4, 2026 a person of our team compared two selfies of Priya',
    );
    await expect(sheet).toHaveTextContent('Priya’s name, age, children and home.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(badge).toHaveFocus();
  },
};

/** There is no room for the words above a thread. */
export const Icon: Story = {
  args: { look: 'icon' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Photo checked Jun 4, 2026' })).toBeVisible();
  },
};

/** The whole row is a link. */
export const Label: Story = {
  render: (args) => <PhotoCheckedLabel at={args.at} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photo checked Jun 4, 2026')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NotChecked: Story = {
  args: { at: null },
  play: async ({ canvas }) => expect(canvas.queryByText(/checked/)).toBeNull(),
};

/** The twelve poses with their words. */
export const Poses: Story = {
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 16 }}>
      {poseNames.map((pose) => (
        <div key={pose}>
          <dt>{wordsOfPose(pose)}</dt>
          <dd style={{ width: 140, height: 140 }}>
            <PoseDrawing pose={pose} />
          </dd>
        </div>
      ))}
    </dl>
  ),
};
