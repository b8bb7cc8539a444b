import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import { TermsScreen } from './TermsScreen.tsx';

const meta = { title: 'Screens/Legal', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'wide', isRotated: false } };

export const Terms: Story = {
  render: () => <TermsScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
  },
};
export const TermsWide: Story = { render: () => <TermsScreen />, globals: wide };

export const Privacy: Story = {
  render: () => <PrivacyScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
  },
};
export const PrivacyWide: Story = { render: () => <PrivacyScreen />, globals: wide };
