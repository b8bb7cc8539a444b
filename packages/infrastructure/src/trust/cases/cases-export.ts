import { thingKinds } from '@nestmates/domain/trust/reports/report.ts';
import { isNamedToMember } from '@nestmates/domain/trust/standing/statement.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';
import { titleForReporter } from './reporter-titles.ts';

const named = thingKinds.filter((kind) => isNamedToMember({ kind }));

/** Names the kind alone: the number of a message or an order would say who has reported it. */
const restsOn = `
  select coalesce(json_agg(distinct thing ->> 'kind' order by thing ->> 'kind'), '[]')
  from jsonb_array_elements(d.things) as t(thing) where thing ->> 'kind' in ('${named.join("', '")}')`;

/** Decisions as `/account/standing` shows them. Nothing says who has reported, nor how a case was weighed. */
export const casesExport: FeatureExport = {
  sections: {
    decisions: `
      select d.decision, d.rule, d.words, (${restsOn}) as things, d.at, d.until_at, a.words as appeal, a.at as appealed_at,
        a.outcome as appeal_outcome, a.answer as appeal_answer, a.answered_at as appeal_answered_at
      from decisions d left join appeals a on a.decision_id = d.id
      where d.member_id = :memberId and d.undone_at is null order by d.id`,
    ownSide: `
      select e.data ->> 'words' as words, e.at from case_events e join cases c on c.id = e.case_id
      where c.member_id = :memberId and e.type = 'said' order by e.at`,
    reports: `
      select r.kind, ${titleForReporter('r', 'c')} as title, r.category, r.words, r.state, r.outcome, r.at
      from reports r join cases c on c.id = r.case_id where r.reporter_id = :memberId order by r.number`,
  },
};
