import type { SelfieCheckView } from '@nestmates/application/trust/selfie-checks/contract.ts';
import { poses } from '@nestmates/domain/trust/selfie-checks/poses.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePhoto } from '../../members/photos/sample-photo.ts';
import { SelfieCheckScreen } from './SelfieCheckScreen.tsx';
import type { SelfieFieldState } from './SelfieField.tsx';

const now = new Date('2026-06-04T12:00:00');
const hoursFrom = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

const none: SelfieCheckView = {
  state: 'none',
  poses: [],
  posesUntil: null,
  sentAt: null,
  decidedAt: null,
  words: null,
  isLookedAtAgain: false,
  mayAskAgainAt: null,
};
const decided = { sentAt: hoursFrom(-30), decidedAt: hoursFrom(-3) };
const standing = {
  kind: 'standing',
  check: none,
  hasPhoto: true,
  required: false,
  now,
  asking: false,
  onAsk: fn(),
} as const;
const inState = (state: SelfieCheckView['state'], given: Partial<SelfieCheckView> = {}) => ({
  state: { ...standing, check: { ...none, ...decided, state, ...given } },
});

const untaken = (): SelfieFieldState => ({ onTake: fn(), onChoose: fn(), onGalleryDenied: fn() });
const taken = () => ({ ...untaken(), picture: samplePhoto() });
const posing = {
  kind: 'posing',
  check: {
    ...none,
    state: 'asked',
    poses: [
      { name: 'two-fingers', words: poses['two-fingers'] },
      { name: 'look-left', words: poses['look-left'] },
    ],
    posesUntil: hoursFrom(1),
  },
  now,
  selfies: [untaken(), untaken()],
  sending: false,
  onSend: fn(),
} as const;

const meta = {
  title: 'Screens/Photo check/Page',
  component: SelfieCheckScreen,
  args: { state: standing },
} satisfies Meta<typeof SelfieCheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get My Two Poses' }));
    await expect(standing.onAsk).toHaveBeenCalledOnce();
  },
};

export const Required: Story = { args: { state: { ...standing, required: true } } };

export const Asking: Story = { args: { state: { ...standing, asking: true } } };

/** The selfies would have nothing to be compared with. */
export const NoMainPhoto: Story = {
  args: { state: { ...standing, hasPhoto: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/edit-profile',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TwoPoses: Story = {
  args: { state: posing },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Both Selfies' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Take Selfie 2' }));
    await expect(posing.selfies[1].onTake).toHaveBeenCalledOnce();
  },
};

export const OneTaken: Story = { args: { state: { ...posing, selfies: [taken(), untaken()] } } };

export const BothTaken: Story = {
  args: { state: { ...posing, selfies: [taken(), taken()] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Both Selfies' }));
    await expect(posing.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Retake Selfie 1' })).toBeVisible();
  },
};

export const Sending: Story = {
  args: { state: { ...posing, selfies: [taken(), taken()], sending: true } },
};

/** A file that is no photo, and what the server said of both. */
export const NotTaken: Story = {
  args: {
    state: {
      ...posing,
      selfies: [
        { ...untaken(), problem: 'Invalid file type - Please select a JPEG, PNG, GIF, or WebP image.' },
        taken(),
      ],
      problem: 'Both are the same picture. Please take one selfie for each pose.',
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Both are the same picture/)).toBeVisible();
    await expect(canvas.getByText(/Invalid file type/)).toBeVisible();
  },
};

export const Expired: Story = {
  args: inState('expired', { sentAt: null, decidedAt: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Get Two New Poses' })).toBeVisible();
  },
};

export const Sent: Story = {
  args: inState('sent', { decidedAt: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your selfies are with us')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NewMainPhoto: Story = { args: inState('sent', { isLookedAtAgain: true }) };

export const Approved: Story = {
  args: inState('approved', { words: 'Lovely.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Photo checked on June 4, 2026')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AnotherMainPhoto: Story = { args: inState('outdated') };

export const Again: Story = {
  args: inState('again', { words: 'The second one is too dark to see your face.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/too dark/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get Two New Poses' })).toBeVisible();
  },
};

export const Lapsed: Story = {
  args: inState('lapsed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody could look at your selfies in time')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get Two New Poses' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: inState('refused', {
    words: 'The selfies show somebody else than your photo.',
    mayAskAgainAt: hoursFrom(150),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/once more from June 10, 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RefusedAWeekAgo: Story = {
  args: inState('refused', { words: 'Somebody else.', mayAskAgainAt: hoursFrom(-1) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Get My Two Poses' })).toBeVisible();
  },
};

export const SwitchedOff: Story = { args: { state: { kind: 'off' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry: fn() } } };
