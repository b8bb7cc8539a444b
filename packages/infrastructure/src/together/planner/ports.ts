import type {
  MemberTimes,
  PlannerQueries,
  SuggestionStore,
} from '@nestmates/application/together/planner/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const memberTimes = port<MemberTimes>('member-times');
export const plannerQueries = port<PlannerQueries>('planner-queries');
export const suggestionStore = port<SuggestionStore>('suggestion-store');
