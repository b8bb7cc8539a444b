import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseOption } from '../../../../../testing/choose-option.ts';
import { listingFormOf } from '../../listings/listing-form/listing-form-schema.ts';
import { ownListings } from '../../listings/my-listings/sample-own-listings.ts';
import { EditListingDialog } from './EditListingDialog.tsx';

const meta = {
  title: 'Screens/Shops/Dashboard/Edit Listing',
  component: EditListingDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: {
    answers: listingFormOf(ownListings.lessons),
    photos: { uploads: [], onChoose: fn() },
    saving: false,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditListingDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Service: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit listing' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('radio', { name: 'Cooking' }));
    await chooseOption(userEvent, screen.getByRole('combobox', { name: 'Category' }), 'Food');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ serviceIcon: 'cooking', category: 'food', priceType: 'session' }),
    );
  },
};

export const Product: Story = {
  args: { answers: listingFormOf(ownListings.bike) },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Edit listing' });
    await expect(screen.queryByLabelText('Search icons')).toBeNull();
    await userEvent.clear(screen.getByLabelText('Title'));
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await expect(screen.getByText('Title is required')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NeverSold: Story = {
  args: {
    answers: listingFormOf(ownListings.bike),
    refusal: { rule: 'weapon', words: 'Weapons may not be sold here.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Weapons may not be sold here.');
  },
};

export const Saving: Story = { args: { saving: true } };
