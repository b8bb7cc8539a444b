import { expect, it } from 'vitest';
import { isStoryThere } from './story-frame.ts';

it('takes a loaded page for a story only when Storybook shows the story, or that it cannot', () => {
  for (const waiting of ['', 'sb-main-fullscreen', 'sb-show-preparing-story sb-main-padded']) {
    expect(isStoryThere(waiting)).toBe(false);
  }
  for (const there of ['sb-main-fullscreen sb-show-main', 'sb-show-errordisplay', 'sb-show-nopreview']) {
    expect(isStoryThere(there)).toBe(true);
  }
});
