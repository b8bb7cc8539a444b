import type { ListingSuggestion } from '@nestmates/domain/market/listings/listing-draft.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { chooseOption } from '../../../../../testing/choose-option.ts';
import { itemPhoto } from '../../../../../testing/sample-item-photos.ts';
import { ListingFormScreen, type ListingFormScreenState } from './ListingFormScreen.tsx';
import { emptyListingForm } from './listing-form-schema.ts';
import type { ListingDrafting } from './use-draft-filling.ts';

const [onAnswers, onSubmit, onAsk] = [
  fn(),
  fn(),
  fn<Extract<ListingDrafting, { author: string }>['onAsk']>(),
];
const photo = itemPhoto('bike');

const ai = { kind: 'ready', author: 'ai', readsPhotos: true, onAsk } as const;
const builtIn = { kind: 'ready', author: 'nestmates', readsPhotos: false, onAsk } as const;

const stateWith = (drafting: ListingDrafting, given: object = {}): ListingFormScreenState => ({
  kind: 'asking',
  task: 'new',
  answers: { ...emptyListingForm, type: 'product', imageUrls: [photo], ...given },
  today: '2026-06-04',
  photos: { uploads: [], onChoose: fn() },
  drafting,
  onAnswers,
  onSubmit,
});

const bike: ListingSuggestion = {
  title: 'Wooden balance bike',
  category: 'Sports & Outdoors',
  condition: 'good',
  price: 4500,
};

const meta = {
  title: 'Screens/Marketplace/New Listing/Suggestion',
  component: ListingFormScreen,
  args: { state: stateWith(ai) },
  parameters: { layout: 'fullscreen', shell: { path: '/marketplace/new', feedback: 'docked' } },
  beforeEach: () => {
    for (const action of [onAnswers, onSubmit, onAsk]) action.mockClear();
  },
} satisfies Meta<typeof ListingFormScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const suggest = { name: /Suggest the Rest/ };
const lastAnswers = () => onAnswers.mock.lastCall?.[0];
const answerWith = (draft: ListingSuggestion) => onAsk.mock.lastCall?.[1](draft);

type Played = Parameters<NonNullable<Story['play']>>[0];

/** A draft that comes now changes nothing. */
async function drops({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>) {
  answerWith(bike);
  // What is typed after it comes to stand behind whatever it has filled in.
  await userEvent.type(canvas.getByLabelText('Price'), '9');
  await waitFor(() => expect(lastAnswers()).toMatchObject({ price: '9', category: '', condition: '' }));
  await expect(canvas.queryByText(/^Filled in/)).toBeNull();
}

export const FromPhoto: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^AI sees only what your first photo shows, and your title/)).toBeVisible();
    // A photo may show a child.
    await expect(canvas.getByText(/without your child in it/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'What we share' })).toHaveAttribute(
      'href',
      '/dashboard/mommy-ai',
    );
    await expect(onAsk).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', suggest));
    await expect(onAsk).toHaveBeenLastCalledWith({ imageUrl: photo, title: '' }, expect.anything());
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', suggest));
    answerWith(bike);
    await canvas.findByText(/^Filled in for you: title, price, category, and condition/);
    await expect(canvas.getByText('Similar things sold here for about $45.00.')).toBeVisible();
    // What a second tap would send is said before it, too.
    await expect(canvas.getByText(/^AI sees only what your first photo shows/)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Wooden balance bike');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Title'), ', red');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(lastAnswers()).toMatchObject({
        title: 'Wooden balance bike, red',
        price: '',
        category: '',
        condition: '',
      }),
    );
  },
};

export const TypedMeanwhile: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', suggest));
    await userEvent.type(canvas.getByLabelText('Title'), 'My bike');
    await userEvent.type(canvas.getByLabelText('Price'), '30');
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Category' }), 'Other');
    answerWith(bike);
    await canvas.findByText(/^Filled in for you: condition\./);
    await expect(canvas.queryByText(/^Similar things sold/)).toBeNull();
    await waitFor(() =>
      expect(lastAnswers()).toMatchObject({
        title: 'My bike',
        price: '30',
        category: 'Other',
        condition: 'good',
      }),
    );
  },
};

export const AllTyped: Story = {
  tags: ['!autodocs'],
  args: {
    state: stateWith(ai, { title: 'Bike', price: '30', category: 'Other', condition: 'worn' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', suggest));
    answerWith(bike);
    await canvas.findByText('You have filled in all that we could suggest.');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const NothingToTell: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', suggest));
    answerWith({ title: null, category: null, condition: null, price: null });
    await canvas.findByText('We could not tell what it is. Please fill it in yourself.');
    await expect(canvas.getByLabelText('Title')).toBeEnabled();
  },
};

export const FromWords: Story = {
  args: { state: stateWith(builtIn) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Nothing leaves Nestmates/)).toBeVisible();
    // A photo alone tells our own rules nothing.
    await userEvent.click(canvas.getByRole('button', suggest));
    await expect(onAsk).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Title'), 'Bike');
    await userEvent.click(canvas.getByRole('button', suggest));
    await expect(onAsk).toHaveBeenLastCalledWith({ imageUrl: null, title: 'Bike' }, expect.anything());
  },
};

export const Writing: Story = {
  args: { state: stateWith({ ...ai, kind: 'writing' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'Bike');
    await waitFor(() => expect(lastAnswers()).toMatchObject({ title: 'Bike' }));
  },
};

export const Failed: Story = {
  args: {
    state: stateWith({
      ...ai,
      kind: 'failed',
      message: 'We could not write this for you just now. Please try again later.',
    }),
  },
};

export const SwitchedOff: Story = {
  args: { state: stateWith({ kind: 'off' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', suggest)).toBeNull();
  },
};

export const OfService: Story = {
  tags: ['!autodocs'],
  args: { state: stateWith(ai, { type: 'service' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', suggest)).toBeNull();
  },
};

/** The listing is on its way as it was. */
export const CameTooLate: Story = {
  tags: ['!autodocs'],
  args: { state: { ...stateWith(ai, { title: 'Bike' }), kind: 'sending' } as ListingFormScreenState },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', suggest));
    answerWith(bike);
    await expect(canvas.getByLabelText('Price')).toHaveValue('');
    await expect(canvas.queryByText(/^Filled in/)).toBeNull();
  },
};

/** It is of another title by now. */
export const TitleChangedMeanwhile: Story = {
  tags: ['!autodocs'],
  args: { state: stateWith(ai, { title: 'Bike' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', suggest));
    await userEvent.clear(canvas.getByLabelText('Title'));
    await userEvent.type(canvas.getByLabelText('Title'), 'Rain boots');
    await drops({ canvas, userEvent });
  },
};

export const PhotoRemovedMeanwhile: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', suggest));
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 1 of 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo' }));
    await drops({ canvas, userEvent });
  },
};

export const ServiceMeanwhile: Story = {
  tags: ['!autodocs'],
  args: { state: stateWith(ai, { title: 'Bike' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', suggest));
    await userEvent.click(canvas.getByRole('button', { name: /^More about it/ }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Service' }));
    await drops({ canvas, userEvent });
  },
};
