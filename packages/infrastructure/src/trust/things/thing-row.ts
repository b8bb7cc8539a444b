import type { Thing, ThingKind } from '@nestmates/domain/trust/reports/report.ts';

/** Ids are kept as text, since those of photos are names. */
export const thingIn = ({ kind, thingId }: { kind: ThingKind; thingId: string }): Thing => ({
  kind,
  id: kind === 'photo' ? thingId : Number(thingId),
});
