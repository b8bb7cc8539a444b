import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExamplePage } from './ExamplePage.tsx';
import { SlimShell } from './SlimShell.tsx';

const meta = {
  title: 'Screens/Shell/Slim',
  component: SlimShell,
  parameters: { layout: 'fullscreen' },
  args: {
    onFeedback: fn(),
    children: (
      <main>
        <ExamplePage />
      </main>
    ),
  },
} satisfies Meta<typeof SlimShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Feedback' }));
    await expect(args.onFeedback).toHaveBeenCalledOnce();
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };
