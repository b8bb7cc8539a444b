import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasskeysSection } from './PasskeysSection.tsx';

const onAdd = fn();
const onRemove = fn();
const onRetry = fn();
const phone = {
  id: 2,
  device: 'Safari on iPhone',
  createdAt: '2026-03-01T10:00:00Z',
  lastUsedAt: '2026-03-04T10:00:00Z',
};
const laptop = { id: 1, device: 'Chrome on Windows', createdAt: '2026-02-01T10:00:00Z', lastUsedAt: null };
const ready = {
  kind: 'ready',
  passkeys: [phone, laptop],
  supported: true,
  adding: false,
  removing: [],
  onAdd,
  onRemove,
} as const;

const meta = {
  title: 'Screens/Account/Passkeys',
  component: PasskeysSection,
  args: { state: ready },
} satisfies Meta<typeof PasskeysSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Added Feb 1, 2026, not used yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Safari on iPhone' }));
    await expect(onRemove).toHaveBeenCalledWith(phone);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(onAdd).toHaveBeenCalled();
  },
};
export const None: Story = { args: { state: { ...ready, passkeys: [] } } };
export const NotSupported: Story = {
  args: { state: { ...ready, passkeys: [], supported: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser cannot make passkeys here.')).toBeVisible();
  },
};
export const Adding: Story = { args: { state: { ...ready, adding: true } } };
export const Removing: Story = { args: { state: { ...ready, removing: [2] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
