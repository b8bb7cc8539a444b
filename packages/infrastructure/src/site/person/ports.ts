import type { PersonQueries } from '@nestmates/application/site/person/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const personQueries = port<PersonQueries>('person-queries');
