import type { CaseFigureQueries, CaseQueries } from '@nestmates/application/office/cases/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const caseQueries = port<CaseQueries>('case-queries');
export const caseFigureQueries = port<CaseFigureQueries>('case-figure-queries');
/** From 0 up to 1. */
export const random = port<() => number>('random');
