import { photoNameFromUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { ThingId, ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { createContext, use } from 'react';

interface OtherMember {
  readonly userId: number;
  readonly firstName: string;
}

/** What is reported, and whose it is. */
export interface ReportSubject {
  readonly about: { readonly kind: ThingKind; readonly id: ThingId };
  /** Name as the dialog calls it: "Cleo", "this message". */
  readonly name: string;
  /** Offered to be blocked once it is reported; left out where that is already so. */
  readonly member?: OtherMember | undefined;
  /** Their photo, which is shown with it and can be reported by itself. */
  readonly photoUrl?: string | null | undefined;
  /** Blocks the member in the way of the page where they are shown. */
  readonly onBlock?: (() => void) | undefined;
}

interface Reporting {
  /** What whoever looks can report. */
  readonly kinds: readonly ThingKind[];
  /** Nobody reports what is their own. */
  readonly ownId?: number | undefined;
  readonly onReport: (subject: ReportSubject) => void;
  /** Blocks a member where the page has no way of its own; visitors block nobody. */
  readonly onBlock?: ((member: OtherMember) => void) | undefined;
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

/** Blocks whose it is, where the page does not say how. */
export function useBlockOf(subject: ReportSubject | undefined): (() => void) | undefined {
  const reporting = use(ReportContext);
  const member = subject?.member;
  if (!member || member.userId === reporting?.ownId) return undefined;
  const block = reporting?.onBlock;
  return subject.onBlock ?? (block && (() => block(member)));
}

/** The photo that is shown with it, which is reported by its name. */
export function reportOfPhoto(subject: ReportSubject | undefined): ReportSubject | undefined {
  const id = photoNameFromUrl(subject?.photoUrl);
  if (!subject || id === undefined) return undefined;
  const { member, onBlock } = subject;
  return { about: { kind: 'photo', id }, name: 'this photo', member, onBlock };
}

/** A member, under the name by which they are shown. */
export const reportOfMember = ({
  id,
  firstName,
  profilePhotoUrl,
}: {
  readonly id: number;
  readonly firstName: string;
  readonly profilePhotoUrl?: string | null | undefined;
}): ReportSubject => ({
  about: { kind: 'member', id },
  name: firstName,
  member: { userId: id, firstName },
  photoUrl: profilePhotoUrl,
});
