import type { CaseQueries } from '@nestmates/application/office/cases/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const caseQueries = port<CaseQueries>('case-queries');
/** From 0 up to 1. */
export const random = port<() => number>('random');
