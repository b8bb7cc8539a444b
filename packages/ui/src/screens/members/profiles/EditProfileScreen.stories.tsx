import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chooseOption } from '../../../../testing/choose-option.ts';
import { newChildDraft } from '../onboarding/children/child-draft.ts';
import { samplePhoto } from '../photos/sample-photo.ts';
import { EditProfileScreen, type EditProfileScreenState } from './EditProfileScreen.tsx';

const { key: _, ...toddler } = newChildDraft();

const answers = {
  firstName: 'Sofia',
  age: '34',
  bio: 'Gardener and early riser in Park Slope.',
  parentingVibe: ['gentle', 'outdoor-adventures'],
  lifestyleInterests: ['reading', 'gardening'],
  lookingFor: ['playdates'],
  availability: ['tuesday', 'weekday-mornings'],
};

const asking: EditProfileScreenState = {
  kind: 'asking',
  photo: {
    photoUrl: samplePhoto(),
    state: { kind: 'idle' },
    onTakePhoto: fn(),
    onChoose: fn(),
    onGalleryDenied: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
  swapsDone: 0,
  visibility: { zipShownTo: 'everyone', paused: false, onZipShownTo: fn(), onPaused: fn() },
  children: [
    { ...toddler, id: 1, name: 'Mila', gender: 'girl', age: 4 },
    { ...toddler, id: 2, name: null, gender: 'boy', age: 0 },
  ],
  known: answers,
  answers,
  onAnswers: fn(),
  onSubmit: fn(),
};

const meta = {
  title: 'Screens/Edit Profile',
  component: EditProfileScreen,
  args: { state: asking },
  parameters: { layout: 'fullscreen', shell: { path: '/edit-profile', feedback: 'docked' } },
} satisfies Meta<typeof EditProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const openFirstAnswers = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  userEvent.click(canvas.getByRole('button', { name: 'From your first answers' }));

/** The choices from onboarding are kept, folded below the tags, so that saving drops nothing. */
export const Usual: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Gentle' })).toBeNull();
    await openFirstAnswers(canvas);
    await expect(canvas.getByRole('checkbox', { name: 'Gentle' })).toBeChecked();
    await openFirstAnswers(canvas);
    const more = within(canvas.getByRole('list', { name: 'More of your profile' })).getAllByRole('link');
    const pages = ['/edit-profile/basics', '/edit-profile/parenting'];
    await expect(more.map((link) => link.getAttribute('href'))).toEqual(pages);
    const cards = within(canvas.getByRole('list', { name: 'Sitter cards' })).getAllByRole('link');
    await expect(cards.map((link) => link.getAttribute('href'))).toEqual([
      '/edit-profile/children/1/card',
      '/edit-profile/children/2/card',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile Changes' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ age: 34, parentingVibe: ['gentle', 'outdoor-adventures'] }),
    );
  },
};

/** The row of the account leads to them. */
export const NamedCards: Story = {
  args: { state: { ...asking, namesCards: true } },
  play: async ({ canvas }) => {
    const links = canvas.getByRole('list', { name: 'Sitter cards' });
    await waitFor(() => expect(links.parentElement).toHaveFocus());
    const { top, bottom } = links.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** How many swaps the member and others have both said to have happened, as on their card. */
export const SwapsDone: Story = {
  args: { state: { ...asking, swapsDone: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 swaps done')).toBeVisible();
  },
};

export const Wrong: Story = {
  args: { state: { ...asking, answers: { ...answers, firstName: '', age: '17', bio: '' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile Changes' }));
    await expect(canvas.getByText('First name is required')).toBeVisible();
    await expect(canvas.getByText('Must be at least 18')).toBeVisible();
    await expect(canvas.getByText('Bio must be at least 10 characters')).toBeVisible();
  },
};

/** Neither truncated nor parsed as another number. */
export const AgeNotInDigits: Story = {
  args: { state: { ...asking, onSubmit: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const age = canvas.getByRole('textbox', { name: 'Age' });
    for (const typed of ['1e2', '25.5']) {
      await userEvent.clear(age);
      await userEvent.type(age, typed);
      await userEvent.click(canvas.getByRole('button', { name: 'Save Profile Changes' }));
      await expect(canvas.getByText('Please enter your age')).toBeVisible();
    }
    await expect(args.state.onSubmit).not.toHaveBeenCalled();
  },
};

/** Tags that a draft has removed are still offered. */
export const FromDraft: Story = {
  args: { state: { ...asking, answers: { ...answers, bio: 'Half a sen', parentingVibe: [] } } },
  play: async ({ canvas, userEvent, args }) => {
    await openFirstAnswers(canvas);
    await expect(canvas.getByRole('checkbox', { name: 'Gentle' })).not.toBeChecked();
    await openFirstAnswers(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bio' }), 'tence');
    await expect(args.state.onAnswers).toHaveBeenLastCalledWith(
      expect.objectContaining({ bio: 'Half a sentence' }),
    );
  },
};

/** A draft is not saved, and can be discarded. */
export const Unsaved: Story = {
  args: {
    state: { ...asking, answers: { ...answers, bio: 'Half a sen', parentingVibe: [] }, unsaved: true },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('textbox', { name: 'Bio' })).toHaveValue(answers.bio);
    await expect(asking.onAnswers).toHaveBeenLastCalledWith(answers);
    await expect(canvas.queryByText('You have unsaved changes')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await openFirstAnswers(canvas);
    await expect(canvas.getByRole('checkbox', { name: 'Gentle' })).toBeChecked();
    await openFirstAnswers(canvas);
  },
};

/** While it is neither saved nor discarded. */
export const UnsavedStill: Story = {
  args: { state: { ...asking, answers: { ...answers, bio: 'Half a sen' }, unsaved: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bio' }), 'tence');
    await expect(canvas.getByText('You have unsaved changes')).toBeVisible();
  },
};

export const ChildrenLoading: Story = { args: { state: { ...asking, children: undefined } } };

export const ChildrenLoadError: Story = {
  args: { state: { ...asking, children: undefined, onRetryChildren: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Your children were not loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
    await expect(args.state.onRetryChildren).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = { args: { state: { ...asking, kind: 'saving' } } };

/** Saving is disabled, because it would seem to include the photo. */
export const Uploading: Story = {
  args: {
    state: {
      ...asking,
      photo: { ...asking.photo, state: { kind: 'uploading', preview: samplePhoto(), percent: 40 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save Profile Changes' })).toBeDisabled();
  },
};

export const UploadFailed: Story = {
  args: {
    state: {
      ...asking,
      photo: {
        ...asking.photo,
        state: {
          kind: 'failed',
          preview: samplePhoto(),
          message: 'Failed to upload photo. Please try again.',
          onRetry: fn(),
        },
      },
    },
  },
};

export const Empty: Story = {
  args: {
    state: {
      ...asking,
      photo: { ...asking.photo, photoUrl: null },
      answers: {
        firstName: 'Sofia',
        age: '25',
        bio: '',
        parentingVibe: [],
        lifestyleInterests: [],
        lookingFor: [],
        availability: [],
      },
    },
  },
};

export const WhoSeesMe: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { visibility } = args.state;
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Show my zip code' }), 'Connections');
    await expect(visibility.onZipShownTo).toHaveBeenCalledWith('connections');
    await userEvent.click(canvas.getByRole('switch', { name: 'Pause my profile' }));
    await expect(visibility.onPaused).toHaveBeenCalledWith(true);
  },
};

export const ZipHiddenAndPaused: Story = {
  args: {
    state: { ...asking, visibility: { ...asking.visibility, zipShownTo: 'connections', paused: true } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your connections see it\./)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Pause my profile' })).toBeChecked();
  },
};
