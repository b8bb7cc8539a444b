import type { Evidence } from '@nestmates/application/trust/things/evidence-view.ts';
import type { CaseId } from '@nestmates/domain/trust/cases/trust-case.ts';
import { instant, integer, json, key, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class EvidenceModel extends table('evidence', {
  id: key(),
  caseId: integer<CaseId>(),
  kind: text(),
  thingId: text(),
  sourceHash: text(),
  content: json<Evidence>({
    erasure: {
      why: 'What was reported of the member goes with the account. What stands of them in a report about somebody else explains that decision.',
      until: 'the last way to appeal against it has ended',
    },
  }),
  takenAt: instant(),
}).with({ erasure: 'deleted', left: 'others' }) {}

export class EvidencePhotoModel extends table('evidence_photos', {
  name: text({ key: true }),
  evidenceId: nullable(integer()),
  source: text(),
  copiedAt: nullable(instant()),
}).with({ erasure: 'deleted', left: 'others', stays: 'photo' }) {}
