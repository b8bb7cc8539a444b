import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AccountPartScreen } from './AccountPartScreen.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AccountStatusSection } from './AccountStatusSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { type Theme, ThemeChoice } from './ThemeChoice.tsx';

const onResend = fn();

const meta = {
  title: 'Screens/Account/Email, plan and appearance',
  component: AccountPartScreen,
  parameters: { layout: 'fullscreen', shell: { path: '/account/email' } },
  args: { title: 'Email', children: <EmailSection email="sofia@example.com" verification="verified" /> },
} satisfies Meta<typeof AccountPartScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EmailVerified: Story = {};
export const EmailNotVerified: Story = {
  args: {
    children: <EmailSection email="sofia@example.com" verification={{ kind: 'idle', onResend }} />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not verified')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(onResend).toHaveBeenCalled();
  },
};
export const EmailLinkSent: Story = {
  args: { children: <EmailSection email="sofia@example.com" verification={{ kind: 'sent', onResend }} /> },
};
export const LongEmail: Story = {
  args: {
    children: (
      <EmailSection
        email="alexandrina.josephine.maria.de.la.concepcion@a-very-long-domain-name.example.com"
        verification={{ kind: 'idle', onResend }}
      />
    ),
  },
};

export const FreePlan: Story = {
  args: { title: 'Your Plan', children: <AccountStatusSection status="Free" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscribe');
  },
};
export const PremiumPlan: Story = {
  args: { title: 'Your Plan', children: <AccountStatusSection status="Premium" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'See plans' })).toBeNull();
  },
};

function Appearance() {
  const [theme, setTheme] = useState<Theme>('system');
  return (
    <AccountSection title="Appearance">
      <ThemeChoice value={theme} onChange={setTheme} />
    </AccountSection>
  );
}
export const Settings: Story = {
  args: { title: 'Settings', children: <Appearance /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  },
};
