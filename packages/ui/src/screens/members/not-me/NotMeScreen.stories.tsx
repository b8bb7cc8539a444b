import { loginEmailsOn } from '@nestmates/domain/members/accounts/password-reset.ts';
import { deletedMeanwhile } from '@nestmates/domain/members/email-change/email-change.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotMeScreen } from './NotMeScreen.tsx';

const onSecure = fn();
const asking = { kind: 'asking', pending: false, onSecure } as const;

const meta = {
  title: 'Screens/This was not me',
  component: NotMeScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: asking },
} satisfies Meta<typeof NotMeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(onSecure).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Secure my account' }));
    await expect(onSecure).toHaveBeenCalledOnce();
  },
  beforeEach: () => void onSecure.mockClear(),
};
export const Securing: Story = { args: { state: { ...asking, pending: true } } };
export const Unanswered: Story = {
  args: {
    state: {
      ...asking,
      problem: 'We could not reach the server. Please check your connection and try again.',
    },
  },
};
export const Secured: Story = {
  args: { state: { kind: 'secured' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loginEmailsOn, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth');
  },
};
export const DeletedMeanwhile: Story = {
  args: {
    state: {
      kind: 'deleted',
      message: deletedMeanwhile(new Date('2026-03-08T15:00:00Z'), 'hello@nestmates.example').message,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/write to hello@nestmates\.example/)).toBeVisible();
  },
};
export const Invalid: Story = { args: { state: { kind: 'invalid' } } };
