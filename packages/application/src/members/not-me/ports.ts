import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

export interface NotMeLink {
  readonly memberId: MemberId;
  /** Address that the e-mail went to. */
  readonly email: string;
}

export interface NotMeLinkStore {
  save(link: NotMeLink & { readonly digest: string; readonly expiresAt: Date }): Promise<void>;
  find(digest: string, now: Date): Promise<NotMeLink | undefined>;
  /** False if it was used meanwhile. */
  remove(digest: string): Promise<boolean>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly notMeLinkStore: NotMeLinkStore;
  }
}
