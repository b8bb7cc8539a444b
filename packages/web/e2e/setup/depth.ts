import { isFull } from '@nestmates/domain/testing/depth.ts';

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
