import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SitterCardScreen, type SitterCardScreenState } from './SitterCardScreen.tsx';
import { sampleOwnCards } from './sample-cards.ts';

const [onSubmit, onRemove, onRetry] = [fn(), fn(), fn()];
const child = { id: 21, name: 'Mila', gender: 'girl', age: 4 } as const;
const empty = {
  kind: 'asking',
  child,
  own: sampleOwnCards.none,
  onSubmit,
  onRemove,
} as const satisfies SitterCardScreenState;
const written = { ...empty, own: sampleOwnCards.written } as const;

const meta = {
  title: 'Screens/Sitter Card',
  component: SitterCardScreen,
  args: { state: written },
  parameters: { layout: 'fullscreen', shell: { path: '/edit-profile', feedback: 'docked' } },
  beforeEach: () => {
    onSubmit.mockClear();
    onRemove.mockClear();
    onRetry.mockClear();
  },
} satisfies Meta<typeof SitterCardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { state: empty },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Mila, 4 years\. Only you see this/)).toBeVisible();
    await expect(canvas.queryByText('Who has opened it')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove This Card' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Sitter Card' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(sampleOwnCards.none.card);
  },
};

export const AddingAnAllergy: Story = {
  args: { state: empty },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an Allergy' }));
    const what = canvas.getByRole('textbox', { name: 'What' });
    await waitFor(() => expect(what).toHaveFocus());
    await userEvent.type(what, 'Penicillin');
    await userEvent.type(canvas.getByRole('textbox', { name: 'What to do' }), 'None of it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Sitter Card' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({
      ...sampleOwnCards.none.card,
      allergies: [{ what: 'Penicillin', shows: '', do: 'None of it.' }],
    });
  },
};

export const Written: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Nobody yet\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove allergy 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Sitter Card' }));
    const { allergies, ...texts } = sampleOwnCards.written.card;
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...texts, allergies: [allergies[0]] });
  },
};

export const Opened: Story = {
  args: { state: { ...written, own: sampleOwnCards.opened } },
  play: async ({ canvas }) => {
    const openings = canvas.getByRole('list', { name: 'Openings' });
    await expect(openings).toHaveTextContent('Amara · Saturday, June 6, 2:12 PM');
    await expect(openings).toHaveTextContent('Somebody you do not see any more · Saturday, May 2, 9:40 AM');
  },
};

export const AllergyWithoutAName: Story = {
  args: { state: empty },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an Allergy' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Sitter Card' }));
    await expect(canvas.getByText('Please say what it is, or remove the entry')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  args: {
    state: {
      ...written,
      own: { ...written.own, card: { ...written.own.card, notes: 'Naps. '.repeat(170) } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Sitter Card' }));
    await expect(canvas.getByText('Notes must be 1000 characters or fewer')).toBeVisible();
  },
};

export const Removing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove This Card' }));
    await screen.findByRole('alertdialog', { name: 'Remove this sitter card?' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove This Card' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Card' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const RemovalAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove This Card' }));
    await screen.findByRole('alertdialog', { name: 'Remove this sitter card?' });
  },
};

export const Saving: Story = { args: { state: { ...written, kind: 'saving' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { state: { kind: 'offline', onRetry } } };
export const NotFound: Story = { args: { state: { kind: 'not-found' } } };
