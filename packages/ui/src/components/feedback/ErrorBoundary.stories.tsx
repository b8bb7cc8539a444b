import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Brittle(): never {
  throw new Error('This part could not be fetched');
}

function TwoPlaces() {
  const [place, setPlace] = useState('sound');
  return (
    <>
      <Button onClick={() => setPlace('brittle')}>Brittle</Button>
      <Button onClick={() => setPlace('sound')}>Sound</Button>
      <ErrorBoundary resetKey={place} fallback={<p>Something broke.</p>}>
        {place === 'brittle' ? <Brittle /> : <p>All is well.</p>}
      </ErrorBoundary>
    </>
  );
}

const meta = { title: 'Components/Feedback/ErrorBoundary', component: TwoPlaces } satisfies Meta<
  typeof TwoPlaces
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What broke shows its fallback and leaves the rest alone; going elsewhere shows that again. */
export const BreaksAndGoesOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('All is well.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Brittle' }));
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sound' }));
    await expect(await canvas.findByText('All is well.')).toBeVisible();
    // React reports what the boundary has caught; here that is as it should be.
    spyOn(console, 'error').mockClear();
  },
};
