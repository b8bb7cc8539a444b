import type { Backdrop } from './backdrops.ts';
import type { Face } from './face.ts';

/** A fictional member. */
export interface Person {
  readonly name: string;
  readonly face: Face;
  readonly backdrop: Backdrop;
}

export const person = (name: string, src: string, backdrop: Backdrop): Person => ({
  name,
  face: { kind: 'drawn', src },
  backdrop,
});
