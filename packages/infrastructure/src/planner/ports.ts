import type { MemberTimes, PlannerQueries, SuggestionStore } from '@nestmates/application/planner/ports.ts';
import { port } from '../wiring/wiring.ts';

export const memberTimes = port<MemberTimes>('member-times');
export const plannerQueries = port<PlannerQueries>('planner-queries');
export const suggestionStore = port<SuggestionStore>('suggestion-store');
