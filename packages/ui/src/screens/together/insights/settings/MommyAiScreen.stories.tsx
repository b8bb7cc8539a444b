import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleShared } from '../sample-insights.ts';
import { MommyAiScreen, type MommyAiScreenState } from './MommyAiScreen.tsx';

const [onSave, onRetry] = [fn(), fn()];
const form = {
  kind: 'idle',
  saved: {
    parentingStyleOverride: '',
    challenges: 'Bedtimes, since she moved into her own room.',
    childrenNotes: '',
    enabled: true,
  },
  onSave,
} as const;
const ready = {
  kind: 'ready',
  locked: false,
  form,
  shared: { kind: 'ready', shared: sampleShared },
} as const satisfies MommyAiScreenState;

const meta = {
  title: 'Screens/Mommy AI settings',
  component: MommyAiScreen,
  args: { state: ready },
  parameters: { layout: 'fullscreen', shell: { path: '/dashboard' } },
  beforeEach: () => {
    for (const spy of [onSave, onRetry]) spy.mockClear();
  },
} satisfies Meta<typeof MommyAiScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
const wide = { viewport: { value: 'wide', isRotated: false } };

export const Usual: Story = { tags: ['picture'] };

export const UsualWide: Story = { globals: wide };

export const Saves: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/About the children/), 'Loves trains.');
    await userEvent.click(canvas.getByRole('switch', { name: 'Write for me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
    await expect(onSave).toHaveBeenLastCalledWith({
      ...form.saved,
      childrenNotes: 'Loves trains.',
      enabled: false,
    });
  },
};

export const Saving: Story = { args: { state: { ...ready, form: { ...form, kind: 'saving' } } } };

export const TooLong: Story = {
  args: {
    state: { ...ready, form: { ...form, saved: { ...form.saved, challenges: 'Bedtimes. '.repeat(101) } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
    await expect(canvas.getByText('Please keep this under 1000 characters')).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const AddressInANote: Story = {
  args: {
    state: {
      ...ready,
      form: { ...form, saved: { ...form.saved, childrenNotes: 'Walks to 412 Bergen St.' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/About the children/)).toHaveAccessibleDescription(/it is left out/);
    await expect(canvas.getByLabelText(/Challenges/)).not.toHaveAccessibleDescription(/it is left out/);
  },
};

export const SentToAnAi: Story = {
  args: {
    state: {
      ...ready,
      shared: { kind: 'ready', shared: { ...sampleShared, author: 'ai', listingDraftsBy: 'ai' } },
    },
  },
};

/** Insights and drafts of listings are written by adapters of their own. */
export const ListingsSentToAnAi: Story = {
  tags: ['!autodocs'],
  args: {
    state: { ...ready, shared: { kind: 'ready', shared: { ...sampleShared, listingDraftsBy: 'ai' } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It stays with us\./)).toBeVisible();
    await expect(canvas.getByText(/AI sees only what the photo shows/)).toBeVisible();
  },
};

export const SwitchedOff: Story = {
  args: { state: { ...ready, form: { ...form, saved: { ...form.saved, enabled: false } } } },
};

export const Locked: Story = { args: { state: { ...ready, locked: true } } };

export const LockedWide: Story = { args: { state: { ...ready, locked: true } }, globals: wide };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = { args: { state: { kind: 'failed', onRetry } } };

export const FactsNotLoaded: Story = {
  args: { state: { ...ready, shared: { kind: 'failed', onRetry } } },
};
