import type { ChildChipView } from '@nestmates/application/members/people/person-view.ts';
import type { Backdrop } from '../../../../drawings/backdrops.ts';
import type { Face } from '../../../../drawings/face.ts';

export interface Conversation {
  readonly userId: number;
  readonly name: string;
  readonly face: Face;
  /** When the photo that is shown was checked. */
  readonly photoCheckedAt?: string | null | undefined;
  readonly backdrop?: Backdrop | undefined;
  readonly age: number | null;
  readonly children: readonly ChildChipView[];
  /** "Within 5 km"; null where a place is unknown. */
  readonly distance: string | null;
  /** Shown while there is no message; null without a bio. */
  readonly bio: string | null;
  readonly interests: readonly string[];
  /** Their plan has no messages: they read and answer once they have Pro. */
  readonly answersWithPro?: boolean | undefined;
  /** The title of the listing that the two write about. */
  readonly about?: string | undefined;
  readonly last: { readonly text: string; readonly mine: boolean } | null;
  readonly unread: number;
}
