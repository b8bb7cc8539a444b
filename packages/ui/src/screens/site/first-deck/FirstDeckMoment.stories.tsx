import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';
import { FirstDeckMoment } from './FirstDeckMoment.tsx';

const { priya, amara, hannah, mei } = samplePeople;
const mothers = [priya, hannah, amara, mei].map(({ id, firstName, profilePhotoUrl }, index) => ({
  id,
  firstName,
  profilePhotoUrl,
  score: 84 - 3 * index,
}));

const meta = {
  title: 'Screens/Onboarding/First Deck',
  component: FirstDeckMoment,
  beforeEach: keepLinksHere,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: { deck: { kind: 'found', mothers, near: 'within-5' }, onClose: fn() },
} satisfies Meta<typeof FirstDeckMoment>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One way on, which is ignored while it may be the second tap on “Finish Setup”. */
export const Found: Story = {
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Four mothers within 5 km' })).toBeVisible();
    await expect(screen.queryAllByRole('button')).toEqual([]);
    const way = screen.getByRole('link', { name: 'Meet them' });
    await expect(way).toHaveAttribute('href', '/browse');
    await waitFor(async () => {
      await userEvent.click(way);
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const Searching: Story = { args: { deck: { kind: 'searching' } } };

export const One: Story = {
  args: { deck: { kind: 'found', mothers: mothers.slice(0, 1), near: 'same-zip' } },
};

export const Three: Story = {
  args: { deck: { kind: 'found', mothers: mothers.slice(0, 3), near: 'within-60' } },
};

/** Said as it is, with what helps. */
export const Nobody: Story = {
  args: { deck: { kind: 'nobody', city: 'Ketchikan' } },
  play: async () => {
    await expect(await screen.findByText('Tell a friend nearby: two are enough to begin.')).toBeVisible();
    await expect(screen.getByRole('link')).toHaveAttribute('href', '/dashboard');
  },
};

/** Not all of them are as far as the farthest. */
export const SomeFarther: Story = {
  args: { deck: { kind: 'found', mothers, near: 'farther' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Four mothers to begin with' })).toBeVisible();
  },
};

/** Nobody finds the member yet. */
export const Unverified: Story = {
  args: { deck: { kind: 'unverified' } },
  play: async () => {
    await expect(
      await screen.findByText('Verify your email, and mothers near you find your card.'),
    ).toBeVisible();
  },
};

export const Undealt: Story = { args: { deck: { kind: 'undealt' } } };

export const LongNames: Story = {
  args: {
    deck: {
      kind: 'found',
      near: 'farther',
      mothers: mothers.map((mother) => ({ ...mother, firstName: 'Maria-Alexandrina Josephine' })),
    },
  },
};
