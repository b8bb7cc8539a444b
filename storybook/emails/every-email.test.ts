import { emails } from '@nestmates/ui/testing/emails.ts';
import { expect, it } from 'vitest';

const files = import.meta.glob<string>('./*.stories.tsx', { eager: true, query: '?raw', import: 'default' });

it('has a story for every e-mail', () => {
  const shown = Object.values(files).flatMap((text) =>
    [...text.matchAll(/name: '([\w.-]+)'/g)].map(([, name]) => name),
  );
  expect(shown.sort()).toEqual(emails.map(({ job }) => job.name).sort());
});
