import type { EndedPlans, PartedMembers } from '@nestmates/application/together/parting/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const endedPlans = port<EndedPlans>('ended-plans');
export const partedMembers = port<PartedMembers>('parted-members');
