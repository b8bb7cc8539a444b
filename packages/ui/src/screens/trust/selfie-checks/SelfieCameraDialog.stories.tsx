import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { samplePhoto, sampleStream } from '../../members/photos/sample-photo.ts';
import { SelfieCameraDialog } from './SelfieCameraDialog.tsx';

const pose = { name: 'two-fingers', words: 'Hold up two fingers beside your face.' } as const;

const meta = {
  title: 'Screens/Selfie Check/Camera',
  component: SelfieCameraDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: { nth: 1, pose, state: { kind: 'starting' }, onClose: fn() },
} satisfies Meta<typeof SelfieCameraDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const attach = (video: HTMLVideoElement | null) => {
  if (video) video.srcObject ??= sampleStream();
};
const [running, take, use, retake, retry] = [fn(), fn(), fn(), fn(), fn()];
const live = { kind: 'live', attach, onRunning: running, onTake: take } as const;

export const Starting: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Take Photo' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Live: Story = {
  args: { state: live },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Pose 1 of 2' });
    await expect(dialog).toHaveAccessibleDescription(pose.words);
    await waitFor(() => expect(running).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('button', { name: 'Take Photo' }));
    await expect(take).toHaveBeenCalledOnce();
  },
};

/** The picture is on the left and the button on the right, both whole. */
export const Sideways: Story = {
  args: { state: live },
  globals: { viewport: { value: 'sideways', isRotated: false } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Take Photo' });
    const finder = screen.getByLabelText('What the camera sees');
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(finder.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(finder.getBoundingClientRect().right).toBeLessThan(button.getBoundingClientRect().left);
  },
};

export const Taken: Story = {
  args: { nth: 2, state: { kind: 'taken', picture: samplePhoto(), onUse: use, onRetake: retake } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retake' }));
    await expect(retake).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Use Photo' }));
    await expect(use).toHaveBeenCalledOnce();
  },
};

export const Denied: Story = {
  args: { state: { kind: 'denied', onRetry: retry, onChoose: fn(), onGalleryDenied: fn() } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Unable to access camera.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
