import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ChooseCardsDialog, type ChooseCardsState } from './ChooseCardsDialog.tsx';

const [onSubmit, onRetry, onClose] = [fn(), fn(), fn()];
const asking: ChooseCardsState = {
  kind: 'asking',
  children: [
    { id: 21, name: 'Mila', gender: 'girl', age: 4 },
    { id: 22, name: null, gender: 'boy', age: 0 },
    { id: 23, name: 'Noor', gender: 'girl', age: 9 },
  ],
  written: { kind: 'ready', childIds: [21, 23] },
  chosen: [23],
  onSubmit,
};

const meta = {
  title: 'Screens/Choose Sitter Cards',
  component: ChooseCardsDialog,
  args: { sitter: 'Priya', state: asking, onClose },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChooseCardsDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('checkbox', { name: 'Noor, 9' })).toBeChecked();
    await expect(screen.getByRole('link', { name: 'Write a Card for Boy, under 1' })).toHaveAttribute(
      'href',
      '/edit-profile/children/22/card',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Noor, 9' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mila, 4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledWith([21]);
  },
};
export const NoCardsYet: Story = {
  args: { state: { ...asking, written: { kind: 'ready', childIds: [] }, chosen: [] } },
};
export const Refused: Story = { args: { state: { ...asking, error: 'This child has no sitter card yet' } } };
export const Sending: Story = { args: { state: { ...asking, kind: 'sending' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry } } };
