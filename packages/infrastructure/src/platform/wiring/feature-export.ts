import type { SealedKind } from '@nestmates/application/platform/encryption/encryption.ts';

/** What a member takes along of several tables at once, or in other words than the columns hold. */
export interface FeatureExport {
  /** A statement about `:memberId` for each section of the file. */
  readonly sections?: Readonly<Record<string, string>>;
  /** What the fields `sealed` of each section are, which are encrypted for the rows `sealed_id`. */
  readonly sealed?: Readonly<Record<string, SealedKind>>;
}

declare module '@nestmates/application/platform/wiring/use-case.ts' {
  interface Ports {
    /** Sections of all features together. */
    readonly exportSections: Required<Pick<FeatureExport, 'sections' | 'sealed'>>;
  }
}
