import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { samplePeople } from '../../../../testing/sample-people.ts';
import { ProfileMoment } from './ProfileMoment.tsx';

const meta = {
  title: 'Screens/Moments/Profile',
  component: ProfileMoment,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: { me: samplePeople.hannah, onClose: fn() },
} satisfies Meta<typeof ProfileMoment>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Your profile is done' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Start Swiping' })).toHaveAttribute('href', '/browse');
  },
};

export const WithoutPhoto: Story = { args: { me: { firstName: 'Mei', profilePhotoUrl: null } } };
