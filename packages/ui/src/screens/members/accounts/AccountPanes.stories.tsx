import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountPanes } from './AccountPanes.tsx';
import { AccountPartScreen } from './AccountPartScreen.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { AccountStatusSection } from './AccountStatusSection.tsx';
import { sampleAccount } from './sample-account.ts';

const meta = {
  title: 'Screens/Account/Beside a row',
  component: AccountPanes,
  parameters: { layout: 'fullscreen', shell: { path: '/account/plan' } },
  globals: { viewport: { value: 'tablet', isRotated: false } },
} satisfies Meta<typeof AccountPanes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  args: {
    list: <AccountScreen state={{ ...sampleAccount, open: 'plan' }} />,
    part: (
      <AccountPartScreen title="Your Plan">
        <AccountStatusSection status="Premium" />
      </AccountPartScreen>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your Plan');
    await expect(canvas.getByRole('link', { name: /^Premium Renews/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: /^Email/ })).not.toHaveAttribute('aria-current');
  },
};

export const NothingOpen: Story = {
  args: { list: <AccountScreen state={sampleAccount} />, part: undefined },
  parameters: { shell: { path: '/account' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Account Settings');
    await expect(canvas.getByText('Choose a row to see it and to change it.')).toBeVisible();
  },
};
