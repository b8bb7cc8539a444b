import type { EvidenceFact } from '@nestmates/application/trust/things/evidence-view.ts';
import type { ReportableThing, ReportableThings, Viewer } from '@nestmates/application/trust/things/ports.ts';
import { reportableSince } from '@nestmates/domain/members/pairs/reportable-after-end.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Thing, ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export interface ThingStatements<Row> {
  readonly kind: ThingKind;
  /**
   * Statement by `:id`, as `:viewer` is shown it at `:now`; a visitor is null. What has ended is there where it did so
   * after `:since`.
   */
  readonly shownTo: string;
  /** Statement by `:id`, of `:owner`. */
  readonly asItIs: string;
  thing(row: Row): ReportableThing;
}

/** The things of one kind, where two statements say all of them. */
export const thingsBySql = <Row extends object>({ kind, shownTo, asItIs, thing }: ThingStatements<Row>) =>
  class ThingsBySql implements ReportableThings {
    readonly kinds = [kind];
    readonly #transaction: KnexTransaction;
    constructor(transaction: KnexTransaction) {
      this.#transaction = transaction;
    }

    async shownTo(viewer: Viewer, { id }: Thing, now: Date): Promise<ReportableThing | undefined> {
      const bindings = { id, viewer, now, since: reportableSince(now) };
      const [row] = await sql<Row>(this.#transaction, shownTo, bindings);
      return row && thing(row);
    }

    async asItIs({ id }: Thing, owner: MemberId): Promise<ReportableThing | undefined> {
      const [row] = await sql<Row>(this.#transaction, asItIs, { id, owner });
      return row && thing(row);
    }
  };

/** Only those facts that there are. */
export const factsOf = (facts: Readonly<Record<string, unknown>>): EvidenceFact[] =>
  Object.entries(facts).flatMap(([label, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [value instanceof Date ? momentFact(label, value) : { label, value: String(value) }],
  );

export const momentFact = (label: string, at: Date): EvidenceFact => ({
  label,
  value: at.toISOString(),
  is: 'moment',
});

export const stateFact = (state: string): EvidenceFact => ({ label: 'Status', value: state, is: 'state' });
