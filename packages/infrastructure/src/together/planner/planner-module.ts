import { Packing } from '@nestmates/application/friends/matching/packing.ts';
import { Strangers } from '@nestmates/application/members/people/strangers.ts';
import { BudgetedWriting } from '@nestmates/application/together/insights/budgeted-writing.ts';
import { Planner } from '@nestmates/application/together/planner/planner.ts';
import { Suggestions } from '@nestmates/application/together/planner/suggestions.ts';
import { candidates } from '../../friends/matching/ports.ts';
import { verificationPolicy } from '../../members/accounts/ports.ts';
import { repository } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { insightQueries, writer } from '../insights/ports.ts';
import { MemberTimesReader } from './member-times-reader.ts';
import { plannerExport } from './planner-export.ts';
import { PlannerRepository } from './planner-repository.ts';
import { memberTimes, plannerQueries, suggestionStore } from './ports.ts';
import { PlaydateSuggestionModel } from './suggestion-model.ts';

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
      strangers: Strangers,
      candidates,
      verificationPolicy,
      packing: Packing,
      clock,
    });
  },
  tables: [PlaydateSuggestionModel],
  exported: plannerExport,
});
