import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailFrames } from './EmailFrames.tsx';

const meta = { title: 'Emails/Marketplace', component: EmailFrames } satisfies Meta<typeof EmailFrames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FavouritesPriceEmail: Story = { args: { name: 'favourites.price-email' } };
export const ListingsSellingEnded: Story = { args: { name: 'listings.selling-ended' } };
export const ListingsRecalled: Story = { args: { name: 'listings.recalled' } };
export const ReviewsWritten: Story = { args: { name: 'reviews.written' } };
export const ReviewsAnswered: Story = { args: { name: 'reviews.answered' } };
export const SavedSearchesEmail: Story = { args: { name: 'saved-searches.email' } };
