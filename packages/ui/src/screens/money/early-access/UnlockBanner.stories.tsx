import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnlockBanner, type UnlockBannerState } from './UnlockBanner.tsx';

const asking: UnlockBannerState = { kind: 'asking', onSubmit: fn() };

const meta = {
  title: 'Screens/Plans/Unlock Premium Access',
  component: UnlockBanner,
  args: { state: asking },
} satisfies Meta<typeof UnlockBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  },
};

export const TrimmedAndUppercased: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '  earlybird ');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith('EARLYBIRD');
  },
};

/** Every tap comes before the pending state is rendered. */
export const SentOnce: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByLabelText<HTMLInputElement>('Code');
    await userEvent.type(code, 'EARLYBIRD');
    // Synchronously, independent of the speed of the machine.
    for (const _ of ['a tap', 'the second of it', 'Enter']) code.form?.requestSubmit();
    await expect(args.state.onSubmit).toHaveBeenCalledOnce();
  },
};

export const OnlySpaces: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '   ');
    await expect(canvas.getByRole('button', { name: 'Unlock' })).toBeDisabled();
  },
};

export const Sending: Story = {
  args: { state: { ...asking, kind: 'sending' } },
};

export const Refused: Story = {
  args: { state: { ...asking, error: 'Please check your code and try again.' } },
};
