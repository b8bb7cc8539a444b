import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExamplePage } from './ExamplePage.tsx';
import { RestrictedShell } from './RestrictedShell.tsx';

const onLogout = fn();

const meta = {
  title: 'Screens/Shell/Restricted',
  component: RestrictedShell,
  parameters: { layout: 'fullscreen' },
  args: { onLogout, children: <ExamplePage /> },
} satisfies Meta<typeof RestrictedShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No menu, which would lead nowhere. */
export const Phone: Story = {
  play: async ({ canvas, userEvent }) => {
    onLogout.mockClear();
    await expect(canvas.getByRole('link', { name: /my standing/i })).toHaveAttribute(
      'href',
      '/account/standing',
    );
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(onLogout).toHaveBeenCalledOnce();
  },
};

export const Wide: Story = { ...Phone, globals: { viewport: { value: 'wide', isRotated: false } } };
