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
  args: { title: 'Email', named: <EmailSection email="sofia@example.com" verification="verified" /> },
} satisfies Meta<typeof AccountPartScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const saysOneHeading: Story['play'] & object = async ({ canvas, args }) => {
  await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
};
/** The page says the name of its section, also in other words, and the section not again. */
export const EmailVerified: Story = {
  play: saysOneHeading,
};
/** Headings do not depend on two texts being alike. */
export const OtherWords: Story = {
  tags: ['!autodocs'],
  args: { title: 'Where we write to' },
  play: saysOneHeading,
};
export const EmailNotVerified: Story = {
  args: {
    named: <EmailSection email="sofia@example.com" verification={{ kind: 'idle', onResend }} />,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not verified')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(onResend).toHaveBeenCalled();
  },
};
export const EmailLinkSent: Story = {
  args: { named: <EmailSection email="sofia@example.com" verification={{ kind: 'sent', onResend }} /> },
};
export const LongEmail: Story = {
  args: {
    named: (
      <EmailSection
        email="alexandrina.josephine.maria.de.la.concepcion@a-very-long-domain-name.example.com"
        verification={{ kind: 'idle', onResend }}
      />
    ),
  },
};

export const FreePlan: Story = {
  args: { title: 'Your Plan', named: undefined, children: <AccountStatusSection status="Free" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscribe');
  },
};
export const PremiumPlan: Story = {
  args: { title: 'Your Plan', named: undefined, children: <AccountStatusSection status="Premium" /> },
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
  args: { title: 'Settings', named: undefined, children: <Appearance /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  },
};
