import type { ThingId, ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { createContext, use } from 'react';

/** What is reported, and whose it is. */
export interface ReportSubject {
  readonly about: { readonly kind: ThingKind; readonly id: ThingId };
  /** As the dialog calls it: "Cleo", "this message". */
  readonly name: string;
  /** Offered to be blocked once it is reported; left out where that is already so. */
  readonly member?: { readonly userId: number; readonly firstName: string } | undefined;
  /** Blocks the member in the way of the page where they are shown. */
  readonly onBlock?: (() => void) | undefined;
}

interface Reporting {
  /** What whoever looks can report. */
  readonly kinds: readonly ThingKind[];
  /** Nobody reports what is their own. */
  readonly ownId?: number | undefined;
  readonly onReport: (subject: ReportSubject) => void;
}

const ReportContext = createContext<Reporting | undefined>(undefined);

/** Lets everything that is shown within it be reported, by one dialog. */
export const ReportProvider = ReportContext.Provider;

/** Opens the dialog; undefined where it cannot be reported by whoever looks. */
export function useReport(subject: ReportSubject | undefined): (() => void) | undefined {
  const reporting = use(ReportContext);
  if (!subject || !reporting?.kinds.includes(subject.about.kind)) return undefined;
  if (subject.member && subject.member.userId === reporting.ownId) return undefined;
  return () => reporting.onReport(subject);
}

/** A member, under the name by which they are shown. */
export const reportOfMember = ({
  id,
  firstName,
}: {
  readonly id: number;
  readonly firstName: string;
}): ReportSubject => ({
  about: { kind: 'member', id },
  name: firstName,
  member: { userId: id, firstName },
});
