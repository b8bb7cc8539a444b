import { hannah, maya, noor } from './auth-people.ts';
import amara from './faces/amara.svg?no-inline';
import claire from './faces/claire.svg?no-inline';
import dana from './faces/dana.svg?no-inline';
import jess from './faces/jess.svg?no-inline';
import leah from './faces/leah.svg?no-inline';
import mei from './faces/mei.svg?no-inline';
import priya from './faces/priya.svg?no-inline';
import ruth from './faces/ruth.svg?no-inline';
import sofia from './faces/sofia.svg?no-inline';
import { person } from './person.ts';

/** Fictional members, of the landing page and the stories. */
export const people = {
  priya: person('Priya', priya, 'clay'),
  amara: person('Amara', amara, 'honey'),
  hannah,
  maya,
  claire: person('Claire', claire, 'rose'),
  jess: person('Jess', jess, 'oat'),
  noor,
  mei: person('Mei', mei, 'fern'),
  ruth: person('Ruth', ruth, 'peach'),
  dana: person('Dana', dana, 'lichen'),
  sofia: person('Sofia', sofia, 'blush'),
  leah: person('Leah', leah, 'heather'),
} as const;
