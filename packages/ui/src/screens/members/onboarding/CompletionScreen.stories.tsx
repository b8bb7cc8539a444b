import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePhoto } from '../photos/sample-photo.ts';
import { CompletionScreen, type CompletionScreenState } from './CompletionScreen.tsx';
import { newChildDraft } from './children/child-draft.ts';

const { key: _, ...toddler } = newChildDraft();

const bio = 'Gardener and early riser in Park Slope. Leo collects stones, Mila collects friends.';

const asking: CompletionScreenState = {
  kind: 'asking',
  logout: { pending: false, onLogout: fn() },
  variant: 'with-preview',
  photo: {
    photoUrl: null,
    state: { kind: 'idle' },
    onTakePhoto: fn(),
    onChoose: fn(),
    onGalleryDenied: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
  facts: {
    firstName: 'Sofia',
    age: 34,
    zipCode: '11215',
    parentingVibe: ['gentle', 'playful'],
    availability: ['tuesday', 'saturday'],
    lookingFor: ['playdates', 'babysitting-swaps'],
    children: [
      { ...toddler, id: 1, gender: 'girl', age: 4, creativePlay: ['painting'] },
      { ...toddler, id: 2, gender: 'boy', age: 1 },
    ],
  },
  answers: { bio: '' },
  onAnswers: fn(),
  onSubmit: fn(),
  onBack: fn(),
};

const meta = {
  title: 'Screens/Onboarding/Photo and Bio',
  component: CompletionScreen,
  args: { state: asking },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompletionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish Setup' }));
    await expect(canvas.getByText('Bio must be at least 10 characters')).toBeVisible();
  },
};

export const Written: Story = {
  args: {
    state: {
      ...asking,
      answers: { bio },
      photo: { ...asking.photo, photoUrl: samplePhoto(), state: { kind: 'done' } },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish Setup' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith({ bio });
  },
};

export const ChildrenLoadError: Story = {
  args: { state: { ...asking, facts: { ...asking.facts, children: [] }, onRetryChildren: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
    await expect(args.state.onRetryChildren).toHaveBeenCalledOnce();
  },
};

export const PlainVariant: Story = {
  args: { state: { ...asking, variant: 'plain', answers: { bio } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Complete Profile' })).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { state: { ...asking, answers: { bio: 'Always up for a walk. '.repeat(30) } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish Setup' }));
    await expect(canvas.getByText('Bio must be under 500 characters')).toBeVisible();
  },
};

export const Uploading: Story = {
  args: {
    state: {
      ...asking,
      photo: { ...asking.photo, state: { kind: 'uploading', preview: samplePhoto(), percent: 40 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Finish Setup' })).toBeDisabled();
  },
};

export const Back: Story = {
  args: { state: { ...asking, answers: { bio }, onBack: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const ways = canvas.getAllByRole('button', { name: 'Back' });
    for (const way of ways) await userEvent.click(way);
    await expect(args.state.onBack).toHaveBeenCalledTimes(2);
  },
};

export const UploadFailed: Story = {
  args: {
    state: {
      ...asking,
      photo: {
        ...asking.photo,
        state: {
          kind: 'failed',
          preview: samplePhoto(),
          message: 'Failed to upload photo. Please try again.',
          onRetry: fn(),
        },
      },
    },
  },
};

export const Saving: Story = { args: { state: { ...asking, kind: 'saving', answers: { bio } } } };

export const LongName: Story = {
  args: {
    state: {
      ...asking,
      answers: { bio },
      facts: { ...asking.facts, firstName: 'Maria-Alexandrina Josephine of the Seven Long Rivers' },
    },
  },
};
