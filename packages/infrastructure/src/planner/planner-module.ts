import { BudgetedWriting } from '@nestmates/application/insights/budgeted-writing.ts';
import { Packing } from '@nestmates/application/matching/packing.ts';
import { Planner } from '@nestmates/application/planner/planner.ts';
import { Suggestions } from '@nestmates/application/planner/suggestions.ts';
import { repository } from '../database/ports.ts';
import { insightQueries, writer } from '../insights/ports.ts';
import { candidates } from '../matching/ports.ts';
import { clock } from '../shared/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { MemberTimesReader } from './member-times-reader.ts';
import * as suggestionsMigration from './migrations/2026-11-24-playdate-suggestions.ts';
import { PlannerRepository } from './planner-repository.ts';
import { memberTimes, plannerQueries, suggestionStore } from './ports.ts';

export const plannerFeature = feature({
  bind(bind) {
    repository(bind, memberTimes, MemberTimesReader);
    repository(bind, [plannerQueries, suggestionStore], PlannerRepository);
    service(bind, Suggestions, { store: suggestionStore, writer, writing: BudgetedWriting, clock });
    service(bind, Planner, {
      subjects: insightQueries,
      queries: plannerQueries,
      times: memberTimes,
      suggestions: Suggestions,
      candidates,
      packing: Packing,
      clock,
    });
  },
  migrations: { '2026-11-24-playdate-suggestions': suggestionsMigration },
});
