import type { ExportView } from '@nestmates/application/trust/exports/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExportSection, type ExportSectionState } from './ExportSection.tsx';

const [onAsk, onRetry] = [fn(), fn()];
const ready = {
  kind: 'ready',
  exports: [],
  link: null,
  asking: false,
  onAsk,
} as const satisfies ExportSectionState;
const made: ExportView = {
  id: 1,
  requestedAt: '2026-01-12T09:00:00.000Z',
  state: 'ready',
  bytes: 482_113,
  downloadsLeft: 3,
  endsAt: '2026-01-19T09:00:00.000Z',
};

const meta = {
  title: 'Screens/Account/Your data',
  component: ExportSection,
  args: { state: ready },
} satisfies Meta<typeof ExportSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NeverAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for My Data' }));
    await expect(onAsk).toHaveBeenCalled();
  },
};
export const Asking: Story = { args: { state: { ...ready, asking: true } } };
export const BeingMade: Story = {
  args: { state: { ...ready, exports: [{ ...made, state: 'being-made', bytes: null }] } },
};
export const Ready: Story = {
  args: { state: { ...ready, exports: [made] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3 more times/)).toBeVisible();
  },
};
export const OnceMore: Story = {
  args: { state: { ...ready, exports: [{ ...made, downloadsLeft: 1 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/once more/)).toBeVisible();
  },
};
export const UsedUp: Story = {
  args: { state: { ...ready, exports: [{ ...made, state: 'used-up', downloadsLeft: 0 }] } },
};
export const OpenedByTheLink: Story = {
  args: { state: { ...ready, exports: [made], link: '/api/account/exports/token' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download My Data' });
    await expect(link).toHaveAttribute('download', 'nestmates-data.zip');
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
