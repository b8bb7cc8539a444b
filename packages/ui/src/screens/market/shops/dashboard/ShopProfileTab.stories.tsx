import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShopProfileTab, type ShopProfileTabState } from './ShopProfileTab.tsx';
import { SampleDashboard } from './sample-dashboard.tsx';

const [onAnswers, onSubmit] = [fn(), fn()];

const asking: ShopProfileTabState = {
  kind: 'asking',
  answers: {
    shopName: 'Little Acorns',
    displayName: 'Priya',
    bio: 'Wooden toys made at the workbench in our hallway.',
    instagram: 'littleacorns.example',
    facebook: '',
    website: 'https://littleacorns.example',
  },
  onAnswers,
  onSubmit,
};
const empty = { shopName: '', displayName: 'Priya', bio: '', instagram: '', facebook: '', website: '' };

const meta = {
  title: 'Screens/Shops/Dashboard/Profile',
  component: ShopProfileTab,
  args: { state: asking },
  parameters: { layout: 'fullscreen', shell: { path: '/seller/dashboard' } },
  render: ({ state }) => (
    <SampleDashboard tabs={['profile', 'store', 'listings']} open="profile">
      <ShopProfileTab state={state} />
    </SampleDashboard>
  ),
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof ShopProfileTab>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('49/500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({
      displayName: 'Priya',
      shop: expect.objectContaining({ shopName: 'Little Acorns', facebook: '' }),
    });
  },
};

export const Empty: Story = {
  args: { state: { ...asking, answers: empty } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Display name'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await expect(canvas.getAllByText('Please fill in shop name and bio')).toHaveLength(2);
    await expect(canvas.getByText('First name is required')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const TooLong: Story = {
  args: { state: { ...asking, answers: { ...asking.answers, bio: 'A long story. '.repeat(36) } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await expect(canvas.getByText('Bio must be under 500 characters')).toBeVisible();
  },
};

export const NameTaken: Story = {
  args: {
    state: {
      ...asking,
      issues: [{ path: 'shopName', message: 'This shop name is taken. Please choose another one.' }],
    },
  },
};

export const Saving: Story = { args: { state: { ...asking, kind: 'saving' } } };
