import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExamplePage } from './ExamplePage.tsx';
import { VisitorShell } from './VisitorShell.tsx';

const meta = {
  title: 'Screens/Shell/Visitor',
  component: VisitorShell,
  parameters: { layout: 'fullscreen' },
  args: { children: <ExamplePage /> },
} satisfies Meta<typeof VisitorShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/auth?mode=sign-up',
    );
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };
