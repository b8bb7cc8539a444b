import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CameraDialog } from './CameraDialog.tsx';
import { samplePhoto, sampleStream } from './sample-photo.ts';

const meta = {
  title: 'Screens/Photos/Camera dialog',
  component: CameraDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { state: { kind: 'starting' }, onClose: fn() },
} satisfies Meta<typeof CameraDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const attach = (video: HTMLVideoElement | null) => {
  if (video) video.srcObject ??= sampleStream();
};

export const Starting: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Take Photo' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const running = fn();
const live = { kind: 'live', attach, onRunning: running } as const;

/** The camera is on but has not sent its first frame. */
export const NotYetRunning: Story = {
  args: { state: live },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Take Photo' })).toBeDisabled();
    await expect(screen.getByRole('status')).toHaveTextContent('Starting the camera…');
    await waitFor(() => expect(running).toHaveBeenCalled());
  },
};

const take = fn();
export const Live: Story = {
  args: { state: { ...live, onTake: take } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Take Photo' }));
    await expect(take).toHaveBeenCalled();
  },
};

/** Shows the button beside the picture in landscape. */
export const Sideways: Story = {
  args: { state: { ...live, onTake: take } },
  globals: { viewport: { value: 'sideways', isRotated: false } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Take Photo' });
    const finder = screen.getByLabelText('What the camera sees');
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await expect(finder.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await expect(finder.getBoundingClientRect().right).toBeLessThan(button.getBoundingClientRect().left);
  },
};

const use = fn();
const retake = fn();
export const Taken: Story = {
  args: { state: { kind: 'taken', picture: samplePhoto(), onUse: use, onRetake: retake } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retake' }));
    await expect(retake).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Use Photo' }));
    await expect(use).toHaveBeenCalled();
  },
};

export const Used: Story = {
  args: { state: { kind: 'taken', picture: samplePhoto(), used: true, onUse: use, onRetake: retake } },
  play: async ({ userEvent }) => {
    use.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Use Photo' }));
    await expect(use).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Retake' })).toBeDisabled();
  },
};

const retry = fn();
const choose = fn();
export const Denied: Story = {
  args: { state: { kind: 'denied', onRetry: retry, onChoose: choose, onGalleryDenied: fn() } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to access camera. Please check permissions.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Gallery' })).toBeVisible());
    const file = new File(['a picture'], 'me.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Photo from the gallery'), file);
    await expect(choose).toHaveBeenCalledWith(file);
  },
};
