import { emptyCard } from '@nestmates/domain/together/sitter-cards/sitter-card.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { OpenedCardsScreen } from './OpenedCardsScreen.tsx';
import { sampleOpened } from './sample-cards.ts';

const onRetry = fn();
const long = 'The twins’ grandmother Josephine-Alexandrina-of-the-Seven-Long-Rivers. '.repeat(6);

const meta = {
  title: 'Screens/Opened Sitter Cards',
  component: OpenedCardsScreen,
  args: { state: { kind: 'open', opened: sampleOpened } },
  parameters: { layout: 'fullscreen', shell: { path: '/babysitting-swaps' } },
} satisfies Meta<typeof OpenedCardsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Allergies come first, and whoever can be called is called with one tap. */
export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Closes Sunday, June 7, 4:00 PM\./)).toBeVisible();
    await expect(canvas.getByText('Open until Sun 4 PM')).toBeVisible();
    const mila = within(canvas.getByRole('article', { name: 'Mila' }));
    await expect(mila.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Mila, 4',
      'Allergic to Peanuts',
      'Allergic to Bee stings',
    ]);
    const calls = within(mila.getByRole('list', { name: 'Call' })).getAllByRole('link');
    await expect(calls.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['911', 'tel:911'],
      ['Priya', 'tel:7185550170'],
      ['Ruth', 'tel:7185550117'],
    ]);
    await expect(mila.getByRole('link', { name: '718 555 0144' })).toHaveAttribute('href', 'tel:7185550144');
    await expect(mila.getByRole('link', { name: 'Call Ruth, 718 555 0117' })).toHaveAttribute(
      'href',
      'tel:7185550117',
    );
    const boy = within(canvas.getByRole('article', { name: 'Boy, under 1' }));
    await expect(boy.getByText('No allergies are written here.')).toBeVisible();
    await expect(boy.getByText('Nobody but Priya.')).toBeVisible();
    await expect(boy.queryByText('Medicines')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    state: {
      kind: 'open',
      opened: {
        ...sampleOpened,
        cards: [
          {
            childId: 31,
            name: 'Bartholomew-Maximilian-of-the-Seven-Long-Rivers',
            gender: 'boy',
            age: 11,
            card: {
              ...emptyCard,
              allergies: [{ what: 'Everything-with-gluten-that-has-a-long-name', shows: long, do: long }],
              medicines: long,
              pickup: long,
            },
          },
        ],
      },
    },
  },
};
export const NotYetOpen: Story = {
  args: { state: { kind: 'closed', opensAt: new Date(2026, 5, 5, 18, 0).toISOString() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Opens Friday, June 5, 6:00 PM' })).toBeVisible();
  },
};
export const Closed: Story = { args: { state: { kind: 'closed' } } };
export const NotFound: Story = { args: { state: { kind: 'not-found' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry } } };
export const Offline: Story = {
  args: { state: { kind: 'offline', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not kept on this device')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
