import type { ShownStrangers } from '@nestmates/application/members/people/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const shownStrangers = port<ShownStrangers>('shown-strangers');
