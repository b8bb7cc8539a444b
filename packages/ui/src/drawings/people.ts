import type { Backdrop } from './backdrops.ts';
import type { Face } from './face.ts';
import amara from './faces/amara.svg?no-inline';
import claire from './faces/claire.svg?no-inline';
import dana from './faces/dana.svg?no-inline';
import hannah from './faces/hannah.svg?no-inline';
import jess from './faces/jess.svg?no-inline';
import leah from './faces/leah.svg?no-inline';
import maya from './faces/maya.svg?no-inline';
import mei from './faces/mei.svg?no-inline';
import noor from './faces/noor.svg?no-inline';
import priya from './faces/priya.svg?no-inline';
import ruth from './faces/ruth.svg?no-inline';
import sofia from './faces/sofia.svg?no-inline';

/** A fictional member of the landing page and the stories. */
export interface Person {
  readonly name: string;
  readonly face: Face;
  readonly backdrop: Backdrop;
}

const person = (name: string, src: string, ground: Backdrop): Person => ({
  name,
  face: { kind: 'drawn', src },
  backdrop: ground,
});

export const people = {
  priya: person('Priya', priya, 'clay'),
  amara: person('Amara', amara, 'honey'),
  hannah: person('Hannah', hannah, 'sage'),
  maya: person('Maya', maya, 'mist'),
  claire: person('Claire', claire, 'rose'),
  jess: person('Jess', jess, 'oat'),
  noor: person('Noor', noor, 'sand'),
  mei: person('Mei', mei, 'fern'),
  ruth: person('Ruth', ruth, 'peach'),
  dana: person('Dana', dana, 'lichen'),
  sofia: person('Sofia', sofia, 'blush'),
  leah: person('Leah', leah, 'heather'),
} as const;
