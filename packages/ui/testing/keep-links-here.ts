import { fn } from 'storybook/test';

/** Called with the address of each link that is followed. */
export const onFollow = fn();

/** Keeps links from leaving the story. For `beforeEach`. */
export function keepLinksHere(): () => void {
  onFollow.mockClear();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    onFollow(link.getAttribute('href'));
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
