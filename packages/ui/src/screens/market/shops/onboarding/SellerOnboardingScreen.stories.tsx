import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePhotos } from '../../../../../testing/sample-photos.ts';
import { emptyListingForm, listingFormOf } from '../../listings/listing-form/listing-form-schema.ts';
import { ownListings } from '../../listings/my-listings/sample-own-listings.ts';
import { SellerOnboardingScreen, type SellerOnboardingScreenState } from './SellerOnboardingScreen.tsx';

const actions = {
  onChoose: fn(),
  onLeave: fn(),
  onAnswers: fn(),
  onSubmit: fn(),
  onMissing: fn(),
  onBack: fn(),
  onCopy: fn(),
  onSetUp: fn(),
};
const { onAnswers, onSubmit, onMissing, onBack } = actions;

type Step<Kind> = Extract<SellerOnboardingScreenState, { kind: Kind }>;

const service: Step<'listing'> = {
  kind: 'listing',
  type: 'service',
  answers: { ...emptyListingForm, type: 'service' },
  today: '2026-06-04',
  photos: { uploads: [], onChoose: fn() },
  sending: false,
  isListed: false,
  onAnswers,
  onSubmit,
  onMissing,
  onBack,
};
const product: Step<'listing'> = {
  ...service,
  type: 'product',
  answers: { ...emptyListingForm, type: 'product' },
};
const profile: Step<'profile'> = {
  kind: 'profile',
  firstName: 'Sofia',
  photo: {
    photoUrl: samplePhotos.hannah,
    state: { kind: 'idle' },
    onTakePhoto: fn(),
    onChoose: fn(),
    onGalleryDenied: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
  answers: { shopName: '', bio: '', instagram: '', facebook: '', website: '' },
  saving: false,
  onAnswers,
  onSubmit,
  onMissing,
  onBack,
};
const shop = {
  shopName: 'Sofia’s Corner',
  bio: 'Wool, wood and books that have been read.',
  instagram: '@sofiascorner',
  facebook: '',
  website: 'sofiascorner.example',
};
const done: Step<'done'> = {
  kind: 'done',
  shopName: 'Sofia’s Corner',
  link: {
    url: 'https://nestmates.example/sofias-corner-store-front',
    copied: false,
    onCopy: actions.onCopy,
  },
};

const meta = {
  title: 'Screens/Shops/Onboarding',
  component: SellerOnboardingScreen,
  args: { state: { kind: 'type', onChoose: actions.onChoose, onLeave: actions.onLeave } },
  parameters: { layout: 'fullscreen', shell: 'slim' },
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear();
  },
} satisfies Meta<typeof SellerOnboardingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Type: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Service/ }));
    await expect(actions.onChoose).toHaveBeenLastCalledWith('service');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(actions.onLeave).toHaveBeenCalledOnce();
  },
};

export const Product: Story = {
  args: { state: product },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Bike');
    await userEvent.click(canvas.getByRole('button', { name: 'Create and Continue' }));
    await expect(onMissing).toHaveBeenLastCalledWith('information');
    await expect(onSubmit).not.toHaveBeenCalled();
    const [, back] = canvas.getAllByRole('button', { name: 'Back' });
    if (back) await userEvent.click(back);
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

export const Service: Story = {
  tags: ['picture'],
  args: { state: service },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Piano lessons');
    await userEvent.type(canvas.getByLabelText('Description'), 'From five years on.');
    await userEvent.type(canvas.getByLabelText('Price'), '35');
    await userEvent.click(canvas.getByRole('button', { name: 'Create and Continue' }));
    await expect(onMissing).toHaveBeenLastCalledWith('icon');
    await expect(canvas.getByText('Please select an icon for your service')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Music' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'per hour' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create and Continue' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Piano lessons',
        price: 3500,
        serviceIcon: 'Music',
        priceType: 'hour',
      }),
    );
  },
};

export const WrongPrice: Story = {
  args: {
    state: {
      ...product,
      answers: { ...product.answers, title: 'Bike', description: 'Red.', price: '1e3' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create and Continue' }));
    await expect(canvas.getByText('Please enter a price in dollars and cents, such as 12.50')).toBeVisible();
    await expect(onMissing).not.toHaveBeenCalled();
  },
};

export const WithoutPayments: Story = {
  args: { state: { ...product, payments: { started: false, opening: false, onSetUp: actions.onSetUp } } },
};

export const Creating: Story = {
  args: { state: { ...service, answers: listingFormOf(ownListings.lessons), sending: true } },
};

export const BackAtWhatIsListed: Story = {
  args: {
    state: {
      ...product,
      answers: listingFormOf(ownListings.bike),
      isListed: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save and Continue' })).toBeVisible();
  },
};

export const Profile: Story = {
  tags: ['picture'],
  args: { state: profile },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Shop name'), 'Sofia’s Corner');
    await userEvent.click(canvas.getByRole('button', { name: 'Open My Shop' }));
    await expect(onMissing).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Please fill in shop name and bio')).toBeVisible();
  },
};

export const ProfileFilled: Story = {
  args: { state: { ...profile, answers: shop } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open My Shop' }));
    await expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ shopName: 'Sofia’s Corner' }));
  },
};

export const WrongWebsite: Story = {
  args: { state: { ...profile, answers: { ...shop, website: 'javascript:alert(1)' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open My Shop' }));
    await expect(canvas.getByText('Please enter a website that begins with https://')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(onMissing).not.toHaveBeenCalled();
  },
};

export const NameTaken: Story = {
  args: {
    state: {
      ...profile,
      answers: shop,
      issues: [{ path: 'shopName', message: 'This shop name is taken. Please choose another one.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This shop name is taken. Please choose another one.')).toBeVisible();
    await expect(canvas.getByLabelText('Shop name')).toHaveValue('Sofia’s Corner');
  },
};

export const Saving: Story = { args: { state: { ...profile, answers: shop, saving: true } } };

export const Done: Story = {
  tags: ['picture'],
  args: { state: done },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(actions.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Add another listing' })).toHaveAttribute(
      'href',
      '/marketplace/new',
    );
  },
};

export const Copied: Story = { args: { state: { ...done, link: { ...done.link, copied: true } } } };

export const LongName: Story = {
  args: {
    state: {
      ...done,
      shopName: 'Maria’s Handmade Wooden Toys & Treasures of Childhood',
      link: {
        ...done.link,
        url: 'https://nestmates.example/marias-handmade-wooden-toys--treasures-of-childhood-store-front',
      },
    },
  },
};

export const Locked: Story = { args: { state: { kind: 'locked' } } };
