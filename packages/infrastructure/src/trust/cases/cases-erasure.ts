import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const casesErasure: ErasureTable = {
  appeals: { emptied: 'words answer by_id', impersonal: 'decision_id at outcome answered_at' },
  case_events: { emptied: 'by_id data', impersonal: 'case_id number at type' },
  cases: {
    emptied: 'member_id claimed_by',
    impersonal:
      'id opened_at status version decision_id weight is_urgent rank report_count oldest_at categories',
  },
  decisions: {
    emptied: 'member_id by_id words things',
    impersonal: 'id case_id decision rule until_at at undone_at',
  },
  evidence: {
    deleted: 'id case_id kind thing_id source_hash taken_at',
    kept: [
      {
        columns: 'content',
        why: 'What was reported of the member goes with the account. What stands of them in a report about somebody else explains that decision.',
        until: 'the last way to appeal against it has ended',
      },
    ],
  },
  evidence_photos: { deleted: 'name evidence_id source copied_at' },
  reports: {
    emptied: 'reporter_id public_report_id title words evidence_id',
    impersonal: 'id number case_id reporter_since kind thing_id category state outcome at',
  },
};
