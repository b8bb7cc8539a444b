import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { FirstListingMoment } from './FirstListingMoment.tsx';
import { sampleListings } from './sample-listings.ts';

const meta = {
  title: 'Screens/Moments/First listing',
  component: FirstListingMoment,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: { listing: sampleListings.bike, onClose: fn() },
} satisfies Meta<typeof FirstListingMoment>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Your first listing is out' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See it there' })).toHaveAttribute(
      'href',
      '/marketplace/61',
    );
  },
};

/** A service has an icon in place of a photo. */
export const Service: Story = { args: { listing: sampleListings.piano } };
