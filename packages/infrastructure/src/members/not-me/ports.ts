import type { NotMeLinkStore } from '@nestmates/application/members/not-me/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const notMeLinkStore = port<NotMeLinkStore>('not-me-link-store');
