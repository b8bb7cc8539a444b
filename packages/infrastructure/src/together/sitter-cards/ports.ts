import type { SitterCardStore } from '@nestmates/application/together/sitter-cards/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const sitterCardStore = port<SitterCardStore>('sitter-card-store');
