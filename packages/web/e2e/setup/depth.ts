import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** `short` in what says what the product does, `full` in what looks for faults that nobody thought of. */
    readonly depth: 'short' | 'full';
  }
}

export const isFull: boolean = inject('depth') === 'full';

/** Where members, visitors and administrators are most of the time. */
const mostUsed: readonly string[] = [
  '/',
  '/dashboard',
  '/browse',
  '/matches',
  '/messages',
  '/marketplace',
  '/admin',
];

/** All of these pages, or those of them that are used most. */
export const pagesToTry = <Path extends string>(paths: readonly Path[]): readonly Path[] =>
  isFull ? paths : paths.filter((path) => mostUsed.includes(path));
