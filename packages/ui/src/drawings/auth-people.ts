import hannahFace from './faces/hannah.svg?no-inline';
import mayaFace from './faces/maya.svg?no-inline';
import noorFace from './faces/noor.svg?no-inline';
import { person } from './person.ts';

// Apart from the others, whose addresses the pages to log in and sign up would load without showing them.
export const hannah = person('Hannah', hannahFace, 'sage');
export const maya = person('Maya', mayaFace, 'mist');
export const noor = person('Noor', noorFace, 'sand');
