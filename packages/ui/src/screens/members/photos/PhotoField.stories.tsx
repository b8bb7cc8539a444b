import { photoMessages, photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, type userEvent, waitFor, within } from 'storybook/test';
import { WithState } from '../../../../testing/WithState.tsx';
import { PhotoField, type PhotoFieldProps } from './PhotoField.tsx';
import { samplePhoto } from './sample-photo.ts';

const meta = {
  title: 'Screens/Photos/Photo field',
  component: PhotoField,
  args: {
    name: 'Sofia',
    photoUrl: null,
    state: { kind: 'idle' },
    onTakePhoto: fn(),
    onChoose: fn(),
    onGalleryDenied: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PhotoField>;
export default meta;

type Story = StoryObj<typeof meta>;

const confirmRemoval = async (user: Pick<ReturnType<typeof userEvent.setup>, 'click'>) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Photo' }));

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take Photo' }));
    await expect(args.onTakePhoto).toHaveBeenCalledOnce();
  },
};

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['a picture'], 'me.jpg', { type: 'image/jpeg' });
    const input = canvas.getByLabelText('Photo from the gallery');
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(file);
  },
};

export const TakenDown: Story = {
  args: { photoUrl: samplePhoto(), hidden: 'removed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read why' })).toHaveAttribute('href', '/account/standing');
  },
};

export const WithPhoto: Story = {
  args: { photoUrl: samplePhoto() },
  play: async ({ args, canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Photo' });
    await userEvent.click(remove);
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove your photo?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep It' }));
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(remove);
    await confirmRemoval(userEvent);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  args: { photoUrl: samplePhoto(), state: { kind: 'removing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Removing...' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take Photo' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(args.onTakePhoto).not.toHaveBeenCalled();
  },
};

/** The button disappears with the photo, and the focus moves to the button beside it. */
export const Removed: Story = {
  args: { photoUrl: samplePhoto() },
  render: (args) => (
    <WithState<Pick<PhotoFieldProps, 'photoUrl' | 'state'>> value={args} onChange={fn()}>
      {({ value, onChange }) => (
        <>
          <PhotoField
            {...args}
            {...value}
            onRemove={() => onChange({ ...value, state: { kind: 'removing' } })}
          />
          <button type="button" onClick={() => onChange({ photoUrl: null, state: { kind: 'idle' } })}>
            The answer comes
          </button>
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Photo' }));
    await confirmRemoval(userEvent);
    const removing = await canvas.findByRole('button', { name: 'Removing...' });
    await waitFor(() => expect(removing).toHaveFocus());
    canvas.getByRole('button', { name: 'The answer comes' }).click();
    await waitFor(() => expect(removing).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Take Photo' })).toHaveFocus();
  },
};

export const GettingReady: Story = { args: { state: { kind: 'uploading', preview: samplePhoto() } } };

export const Uploading: Story = {
  args: { state: { kind: 'uploading', preview: samplePhoto(), percent: 40 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('button', { name: 'Gallery' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Done: Story = { args: { photoUrl: samplePhoto(), state: { kind: 'done' } } };

const retry = fn();
const failed = {
  kind: 'failed',
  preview: samplePhoto(),
  message: photoMessages.uploadFailed,
  onRetry: retry,
} as const;

export const Failed: Story = {
  args: { state: failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The preview is not the member's photo: Dismiss keeps the old one, and Remove is not offered. */
export const FailedOverAPhoto: Story = {
  args: { photoUrl: samplePhoto(), state: failed },
  render: (args) => (
    <WithState<PhotoFieldProps['state']> value={args.state} onChange={fn()}>
      {({ value, onChange }) => (
        <PhotoField {...args} state={value} onCancel={() => onChange({ kind: 'idle' })} />
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove Photo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the old one' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Photo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take Photo' })).toHaveFocus();
  },
};

export const WrongType: Story = { args: { state: { kind: 'refused', message: photoRule.wrongType } } };

export const TooLarge: Story = {
  args: { photoUrl: samplePhoto(), state: { kind: 'refused', message: photoRule.tooLarge } },
};

/** Some browsers only open the file picker after a user gesture. */
export const GalleryDenied: Story = {
  args: { state: { kind: 'refused', message: photoMessages.galleryDenied } },
};
