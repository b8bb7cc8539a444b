import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BasicScreen, type BasicScreenState } from './BasicScreen.tsx';

const empty = { firstName: '', state: '', city: '', zipCode: '', age: '' };

const asking: BasicScreenState = {
  kind: 'asking',
  answers: empty,
  cities: undefined,
  onAnswers: fn(),
  onSubmit: fn(),
};

const filled = { firstName: 'Sofia', state: 'NY', city: 'Brooklyn', zipCode: '11215', age: '34' };

const meta = {
  title: 'Screens/Onboarding/Basic Information',
  component: BasicScreen,
  args: { state: asking },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BasicScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'City' })).toBeDisabled();
  },
};

export const Filled: Story = {
  args: { state: { ...asking, answers: filled, cities: ['Albany', 'Brooklyn', 'Buffalo'] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith({ ...filled, age: 34 });
  },
};

export const StateChangedClearsTheCity: Story = {
  args: { state: { ...asking, answers: filled, cities: ['Albany', 'Brooklyn', 'Buffalo'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ohio' }));
    // The page is hidden from a screen reader until the list has gone.
    const city = await canvas.findByRole('combobox', { name: 'City' });
    await expect(city).toHaveTextContent('Choose your city');
  },
};

export const NoCities: Story = {
  args: { state: { ...asking, answers: { ...filled, city: '' }, cities: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }));
    const said = await screen.findAllByText('No cities available for selected state');
    await waitFor(() => expect(said.at(-1)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const NothingAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    for (const message of [
      'First name is required',
      'State is required',
      'City is required',
      'Must be at least 18',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

export const RefusedByTheServer: Story = {
  args: {
    state: {
      ...asking,
      answers: filled,
      cities: ['Brooklyn'],
      issues: [{ path: 'city', message: 'Please choose a city from the list' }],
    },
  },
};

export const Saving: Story = {
  args: { state: { ...asking, kind: 'saving', answers: filled, cities: ['Brooklyn'] } },
};

export const LongName: Story = {
  args: {
    state: {
      ...asking,
      answers: { ...filled, firstName: 'Maria-Alexandrina Josephine of the Seven Long Rivers' },
      cities: ['Brooklyn'],
    },
  },
};
