import type {
  SelfieCheckLetters,
  SelfieCheckStore,
  SelfieRecords,
} from '@nestmates/application/trust/selfie-checks/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const selfieCheckStore = port<SelfieCheckStore>('selfie-check-store');
export const selfieRecords = port<SelfieRecords>('selfie-records');
/** From 0 up to 1, and not to be foreseen. */
export const poseRandom = port<() => number>('pose-random');
export const selfieCheckLetters = port<SelfieCheckLetters>('selfie-check-letters');
