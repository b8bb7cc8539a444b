import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { nameOf } from '../../members/people/others-in-exports.ts';
import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

export const sitterCardsExport: FeatureExport = {
  sections: {
    sitterCards: `
      select c.name as child, s.changed_at, s.child_id as sealed_id, s.sealed
      from sitter_cards s join children c on c.id = s.child_id where c.user_id = :memberId order by c.position`,
    sitterCardOpenings: `
      select c.name as child, case when o.opened_by is not null and ${notBlocked(':memberId', 'o.opened_by')} then ${nameOf('o.opened_by')} end as who,
        o.opened_at
      from card_openings o join children c on c.id = o.child_id where c.user_id = :memberId order by o.opened_at, c.position`,
  },
  sealed: { sitterCards: 'card' },
};
