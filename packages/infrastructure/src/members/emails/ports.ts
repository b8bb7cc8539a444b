import type { ShownMembers } from '@nestmates/application/members/emails/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const shownMembers = port<ShownMembers>('shown-members');
