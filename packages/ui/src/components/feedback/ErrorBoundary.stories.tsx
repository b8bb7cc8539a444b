import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { Button } from '../actions/Button.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Brittle(): never {
  throw new Error('This part could not be fetched');
}

function TwoPages() {
  const [page, setPage] = useState('sound');
  return (
    <>
      <Button onClick={() => setPage('brittle')}>Brittle</Button>
      <Button onClick={() => setPage('sound')}>Sound</Button>
      <ErrorBoundary resetKey={page} fallback={<p>Something broke.</p>}>
        {page === 'brittle' ? <Brittle /> : <p>All is well.</p>}
      </ErrorBoundary>
    </>
  );
}

const meta = {
  title: 'Components/Feedback/ErrorBoundary',
  parameters: {
    guide: {
      use: 'Catches a part of the page that cannot be rendered, so that the rest stays.',
      avoid: 'A call that fails; its state belongs to the screen.',
      do: ['Place it within the shell, so that she can leave the page'],
      dont: ['Wrap single small components'],
    } satisfies ComponentGuide,
  },
  component: TwoPages,
} satisfies Meta<typeof TwoPages>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An error shows the fallback; another resetKey shows the children again. */
export const BreaksAndGoesOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('All is well.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Brittle' }));
    await expect(await canvas.findByText('Something broke.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sound' }));
    await expect(await canvas.findByText('All is well.')).toBeVisible();
    // React logs caught errors; here that is expected.
    spyOn(console, 'error').mockClear();
  },
};
