import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccessDeniedScreen } from './AccessDeniedScreen.tsx';

const wide = { viewport: { value: 'wide', isRotated: false } };

const meta = {
  title: 'Screens/Account/Access denied',
  component: AccessDeniedScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'denied' } },
} satisfies Meta<typeof AccessDeniedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByDefault: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Admin privileges required to access this page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};
export const WithAMessage: Story = {
  args: { state: { kind: 'denied', message: 'This page is for the two who look after early access.' } },
};
export const LongMessage: Story = {
  args: { state: { kind: 'denied', message: '<b>unbreakable</b>'.repeat(12) } },
};
export const Wide: Story = { globals: wide };
