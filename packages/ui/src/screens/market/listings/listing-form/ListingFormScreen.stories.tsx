import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseOption } from '../../../../../testing/choose-option.ts';
import { itemPhoto } from '../../../../../testing/sample-item-photos.ts';
import type { PhotoUpload } from '../../../members/photos/list/UploadTile.tsx';
import { ownListings } from '../my-listings/sample-own-listings.ts';
import { ListingFormScreen, type ListingFormScreenState } from './ListingFormScreen.tsx';
import { emptyListingForm, listingFormOf } from './listing-form-schema.ts';

const [onAnswers, onSubmit, onChoose, onSetUp, onRetry, onCancel] = [fn(), fn(), fn(), fn(), fn(), fn()];
const [bike, books, train] = (['bike', 'books', 'train'] as const).map(itemPhoto) as [string, string, string];

const asking: Extract<ListingFormScreenState, { kind: 'asking' | 'sending' }> = {
  kind: 'asking',
  task: 'new',
  answers: emptyListingForm,
  today: '2026-06-04',
  photos: { uploads: [], onChoose },
  onAnswers,
  onSubmit,
};
const product = { ...listingFormOf(ownListings.bike), imageUrls: [bike, books, train] };
const service = listingFormOf(ownListings.lessons);

const upload: PhotoUpload = { kind: 'uploading', id: 1, preview: train, percent: 60, onCancel };
const waiting: PhotoUpload = { kind: 'uploading', id: 2, preview: books, onCancel };
const failed: PhotoUpload = {
  kind: 'failed',
  id: 3,
  preview: bike,
  message: 'Failed to upload photo. Please try again.',
  onCancel,
  onRetry,
};

const meta = {
  title: 'Screens/Marketplace/Listing Form',
  component: ListingFormScreen,
  args: { state: asking },
  parameters: { layout: 'fullscreen', shell: { path: '/marketplace/new', feedback: 'docked' } },
  beforeEach: () => {
    for (const action of [onAnswers, onSubmit, onChoose, onSetUp, onRetry, onCancel]) action.mockClear();
  },
} satisfies Meta<typeof ListingFormScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const more = 'More about it (optional)';
const lastAnswers = () => onAnswers.mock.lastCall?.[0];

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(canvas.getByText('0/500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing' }));
    for (const message of ['Title is required', 'Please select a type', 'Price is required']) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Product: Story = {
  tags: ['picture'],
  args: { state: { ...asking, answers: product } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Shipping included' }));
    await expect(canvas.getByRole('checkbox', { name: 'Local pickup only' })).not.toBeChecked();
  },
};

export const Service: Story = {
  tags: ['picture'],
  args: { state: { ...asking, answers: service } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Tutoring' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Insured' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'per hour' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        type: 'service',
        price: 3500,
        serviceIcon: 'GraduationCap',
        priceType: 'hour',
        badges: ['Experienced', 'Background Checked', 'Flexible Schedule', 'Insured'],
      }),
    );
  },
};

export const Typing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Product' }));
    await userEvent.type(canvas.getByLabelText('Title'), 'Rain boots');
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Size 8');
    await userEvent.type(canvas.getByLabelText('Price'), '$14');
    await expect(canvas.getByText('6/500')).toBeVisible();
    await waitFor(() =>
      expect(lastAnswers()).toMatchObject({ title: 'Rain boots', description: 'Size 8', price: '$14' }),
    );
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Category' }), 'Clothing');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: 'Rain boots', price: 1400, category: 'Clothing', imageUrls: [] }),
    );
  },
};

export const ServiceOnADay: Story = {
  args: {
    state: { ...asking, answers: { ...service, when: 'day', serviceDate: '' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing' }));
    await expect(canvas.getByText('Please choose a day')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('combobox', { name: /^Day/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Saturday, June 20, 2026' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ serviceDate: '2026-06-20' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'By arrangement' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ serviceDate: null }));
  },
};

export const WrongPrice: Story = {
  args: { state: { ...asking, answers: { ...product, imageUrls: [], price: '1e3' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing' }));
    await expect(canvas.getByText('Please enter a price in dollars and cents, such as 12.50')).toBeVisible();
    await expect(canvas.getByLabelText('Price')).toHaveFocus();
  },
};

export const OrderingPhotos: Story = {
  tags: ['!autodocs'],
  args: { state: { ...asking, answers: product } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 3 of 3' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(lastAnswers().imageUrls).toEqual([train, bike, books]));
    await expect(canvas.getByRole('button', { name: 'Photo 1 of 3' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Move later' }));
    await waitFor(() => expect(lastAnswers().imageUrls).toEqual([bike, train, books]));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await waitFor(() => expect(lastAnswers().imageUrls).toEqual([bike, books]));
    await expect(canvas.getByRole('button', { name: 'Photo 2 of 2' })).toHaveFocus();
  },
};

export const AddingPhotos: Story = {
  tags: ['!autodocs'],
  args: { state: { ...asking, answers: { ...product, imageUrls: [bike] } } },
  play: async ({ canvas, userEvent }) => {
    const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Photos of the listing'), [photo('a.jpg'), photo('b.jpg')]);
    const [files, space] = onChoose.mock.lastCall ?? [];
    await expect(files).toHaveLength(2);
    await expect(space.room).toBe(5);
    space.add(books);
    space.add(train);
    await expect(await canvas.findByRole('button', { name: 'Photo 3 of 3' })).toBeVisible();
    await waitFor(() => expect(lastAnswers().imageUrls).toEqual([bike, books, train]));
  },
};

export const Uploading: Story = {
  args: {
    state: {
      ...asking,
      answers: { ...product, imageUrls: [bike] },
      photos: { uploads: [upload, waiting], onChoose },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Uploading… 60%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const UploadFailed: Story = {
  args: {
    state: { ...asking, answers: { ...product, imageUrls: [] }, photos: { uploads: [failed], onChoose } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

export const WithoutPayments: Story = {
  args: { state: { ...asking, payments: { started: false, opening: false, onSetUp } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set Up Payments' }));
    await expect(onSetUp).toHaveBeenCalledOnce();
  },
};

export const PaymentsStarted: Story = {
  args: {
    state: {
      ...asking,
      payments: { started: true, opening: false, onSetUp },
      newSeller: { holdDays: 7, releasesLeft: 5 },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(onSetUp).toHaveBeenCalledOnce();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    state: {
      ...asking,
      answers: product,
      issues: [{ path: 'imageUrls', message: 'Please upload this photo again' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please upload this photo again')).toBeVisible();
  },
};

export const CarSeat: Story = {
  args: { state: { ...asking, answers: { ...product, imageUrls: [], title: '' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Brand')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Title'), 'Car seat');
    await canvas.findByText(/^We check car seats against recalls/);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing' }));
    await canvas.findByText('Please say the brand: we check car seats against recalls');
    await userEvent.type(canvas.getByLabelText('Brand'), 'Graco');
    await userEvent.type(canvas.getByLabelText('Model'), 'SnugRide');
    await userEvent.type(canvas.getByLabelText(/^Year/), '2023');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Listing' }));
    const made = { title: 'Car seat', brand: 'Graco', model: 'SnugRide', year: 2023 };
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining(made)));
  },
};

export const NeverSold: Story = {
  args: {
    state: {
      ...asking,
      answers: { ...product, title: 'Drop-side crib' },
      refusal: {
        rule: 'drop-side-crib',
        words:
          'Drop-side cribs may not be sold here. Cribs of which a side slides down have trapped and killed children; they are banned.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Drop-side cribs may not be sold here.');
    await expect(canvas.getByRole('link', { name: 'See what may never be sold' })).toHaveAttribute(
      'href',
      '/rules#drop-side-crib',
    );
  },
};

export const Recalled: Story = {
  args: {
    state: {
      ...asking,
      answers: { ...product, title: 'Infant seat', brand: 'Britax', model: 'B-Safe 35', year: '2015' },
      refusal: {
        recall: {
          title: 'Britax B-Safe 35 (car seats, 2016)',
          url: 'https://www.nhtsa.gov/recalls',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Britax B-Safe 35');
    await expect(canvas.getByRole('link', { name: 'Read about the recall' })).toHaveAttribute(
      'href',
      'https://www.nhtsa.gov/recalls',
    );
  },
};

export const Full: Story = {
  args: {
    state: {
      ...asking,
      answers: {
        ...product,
        imageUrls: (['bike', 'books', 'train', 'chair', 'boots', 'basket'] as const).map(itemPhoto),
        title:
          'A very long title for a wooden balance bike that three sisters have ridden, one after another',
        description: 'Every scratch of it has a story, and every story is a long one. '.repeat(9),
        price: '99,999.99',
      },
    },
  },
};

export const Creating: Story = { args: { state: { ...asking, kind: 'sending', answers: service } } };

export const Editing: Story = {
  args: { state: { ...asking, task: 'edit', answers: service } },
  parameters: { shell: { path: '/marketplace/3/edit', feedback: 'docked' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: 'Product' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Piano lessons' }));
  },
};

export const Loading: Story = { args: { state: { kind: 'loading', task: 'edit' } } };

export const Failed: Story = {
  args: { state: { kind: 'failed', task: 'edit', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = { args: { state: { kind: 'not-found' } } };
export const Sold: Story = { args: { state: { kind: 'closed', status: 'sold' } } };
export const Reserved: Story = { args: { state: { kind: 'closed', status: 'reserved' } } };

export const Locked: Story = {
  args: { state: { kind: 'locked' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/subscribe',
    );
  },
};
