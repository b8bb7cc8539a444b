import { Planner } from '@nestmates/application/together/planner/planner.ts';
import { Suggestions } from '@nestmates/application/together/planner/suggestions.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { MemberTimesReader } from './member-times-reader.ts';
import { plannerExport } from './planner-export.ts';
import { PlannerRepository } from './planner-repository.ts';
import { PlaydateSuggestionModel } from './suggestion-model.ts';

export const plannerFeature = feature({
  bind(bind) {
    repository(bind, 'memberTimes', MemberTimesReader);
    repository(bind, ['plannerQueries', 'suggestionStore'], PlannerRepository);
    service(bind, Suggestions, 'suggestions');
    service(bind, Planner);
  },
  tables: [PlaydateSuggestionModel],
  exported: plannerExport,
});
