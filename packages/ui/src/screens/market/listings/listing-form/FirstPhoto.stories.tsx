import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { itemPhoto } from '../../../../../testing/sample-item-photos.ts';
import { ListingFormScreen, type ListingFormScreenState } from './ListingFormScreen.tsx';
import { emptyListingForm } from './listing-form-schema.ts';

const [onAnswers, onSubmit, onChoose] = [fn(), fn(), fn()];

const beginning: ListingFormScreenState = {
  kind: 'asking',
  task: 'new',
  answers: emptyListingForm,
  today: '2026-06-04',
  photoFirst: true,
  photos: { uploads: [], onChoose },
  onAnswers,
  onSubmit,
};

const meta = {
  title: 'Screens/Marketplace/New Listing/First Photo',
  component: ListingFormScreen,
  args: { state: beginning },
  parameters: { layout: 'fullscreen', shell: { path: '/marketplace/new', feedback: 'docked' } },
  beforeEach: () => {
    for (const action of [onAnswers, onSubmit, onChoose]) action.mockClear();
  },
} satisfies Meta<typeof ListingFormScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });

export const Beginning: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Create Listing' })).toBeNull();
    await expect(canvas.getByLabelText('Photo from the camera')).toHaveAttribute('capture', 'environment');
  },
};

export const BeginningWide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };

export const WithoutPayments: Story = {
  args: {
    state: { ...beginning, payments: { started: false, opening: false, onSetUp: fn() } },
  },
};

export const Photographed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photo from the camera'), photo('a.jpg'));
    // It is a thing, so nobody is asked; and the photo comes into the form once it is there.
    await expect(await canvas.findByLabelText('Title')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Product' })).toBeNull();
    const [files, space] = onChoose.mock.lastCall ?? [];
    await expect(files).toHaveLength(1);
    await expect(space.room).toBe(6);
    await userEvent.type(canvas.getByLabelText('Title'), 'Bike');
    space.add(itemPhoto('bike'));
    space.add(itemPhoto('books'));
    const added = [itemPhoto('bike'), itemPhoto('books')];
    await waitFor(() =>
      expect(onAnswers.mock.lastCall?.[0]).toMatchObject({
        type: 'product',
        title: 'Bike',
        imageUrls: added,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'More about it (optional)' }));
    await expect(canvas.getByRole('radio', { name: 'Product' })).toBeChecked();
  },
};

export const ChoosingNone: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Photos of the listing'), []);
    await expect(canvas.getByRole('button', { name: 'Choose Photos' })).toBeVisible();
  },
};

export const WithoutPhoto: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List without a Photo' }));
    const product = await canvas.findByRole('radio', { name: 'Product' });
    await expect(product).not.toBeChecked();
    await userEvent.click(product);
    await expect(canvas.getByRole('radio', { name: 'Service' })).toBeInTheDocument();
  },
};

export const OfferingService: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Offer a Service' }));
    await expect(await canvas.findByRole('radio', { name: 'per session' })).toBeChecked();
    await waitFor(() => expect(onAnswers.mock.lastCall?.[0]).toMatchObject({ type: 'service' }));
  },
};
