import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { AccountPartScreen } from '../../members/accounts/AccountPartScreen.tsx';
import { accountPartNames } from '../../members/accounts/account-part-names.ts';
import { PaymentsSection, type PaymentsSectionState } from './PaymentsSection.tsx';

const onOpen = fn();
const onRetry = fn();

const none = {
  kind: 'ready',
  connected: false,
  started: false,
  kept: 0,
  concern: 'none',
  notices: null,
  opening: false,
  onOpen,
} as const satisfies PaymentsSectionState;

const meta = {
  title: 'Screens/Account/Payments',
  component: PaymentsSection,
  parameters: { layout: 'fullscreen', shell: { path: '/account/payments' } },
  args: { state: none },
  render: (args) => (
    <AccountPartScreen title={accountPartNames.payments} named={<PaymentsSection {...args} />} />
  ),
  beforeEach() {
    onOpen.mockClear();
  },
} satisfies Meta<typeof PaymentsSection>;
export default meta;

type Story = StoryObj<typeof meta>;

const opens =
  (name: string): Story['play'] & object =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(onOpen).toHaveBeenCalledOnce();
  };

export const NotBegun: Story = { play: opens('Set Up Payments') };
export const Begun: Story = { args: { state: { ...none, started: true } }, play: opens('Continue') };
export const Connected: Story = {
  args: { state: { ...none, started: true, connected: true } },
  play: opens('Open Your Payment Account'),
};
/** Who has left and come back reads what waits, whatever their plan. */
export const Kept: Story = {
  args: { state: { ...none, kept: 4626 } },
  play: async (context) => {
    await expect(context.canvas.getByText('We keep $46.26 for you')).toBeVisible();
    await opens('Set Up Payments')(context);
  },
};
/** The notice says what is to be done, and nothing beside it says otherwise. */
export const Rejected: Story = {
  args: {
    state: {
      ...none,
      started: true,
      concern: 'rejected',
      notices: <Banner look="wrong" title="Our payment provider has closed your payment account" />,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Our payment provider has closed your payment account')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText(/still asks/)).toBeNull();
  },
};
export const Opening: Story = { args: { state: { ...none, opening: true } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
