import type { StoryContext } from '@storybook/react-vite';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import { dismissToast, toast } from '../../packages/ui/src/toasts/toast.ts';

const tried = new Set<string>();

/** Returns what removes it, so that no later story has two. */
async function showToaster(): Promise<() => void> {
  const { Toaster } = await import('../../packages/ui/src/components/feedback/Toaster.tsx');
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(createElement(Toaster));
  return () => {
    root.unmount();
    element.remove();
  };
}

/** Scrolls the page as low as the button is still seen, where the toast stands. */
function isHit(button: Element): boolean {
  button.scrollIntoView({ block: 'end', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const error = {
  title: 'Error',
  description: 'An unexpected error occurred. Please try again.',
  destructive: true,
};

async function tapTwice(button: Element): Promise<void> {
  if (!isHit(button)) return;
  const removeToaster = await showToaster();
  toast(error);
  try {
    await waitFor(() => {
      if (!document.querySelector('li[data-destructive="true"]')) throw new Error('The toast is not there');
    });
    await waitFor(() => {
      if (!isHit(button)) throw new Error(`"${button.textContent}" lies under the toast of its error`);
    });
  } finally {
    dismissToast();
    removeToaster();
  }
}

/** The main button of a form can be tapped, and once more while the error of the first tap is shown. */
export async function expectMainButtonsAboveToast({ title }: StoryContext): Promise<void> {
  if (!title.startsWith('Screens/')) return;
  for (const button of document.querySelectorAll('form [type="submit"]')) {
    const name = `${title}: ${button.textContent}`;
    if (tried.has(name)) continue;
    tried.add(name);
    await tapTwice(button);
  }
}
