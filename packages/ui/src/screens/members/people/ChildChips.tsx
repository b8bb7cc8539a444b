import type { ChildChipView } from '@nestmates/application/members/people/person-view.ts';
import { childChip } from '@nestmates/domain/members/children/child.ts';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';

export interface ChildChipsProps {
  readonly childChips: readonly ChildChipView[];
  /** Further chips after the children's. */
  readonly tags?: readonly string[];
  readonly tagLook?: 'plain' | 'outline';
}

/** Two children may have the same chip text, so the key adds how often it came before. */
const withKeys = (chips: readonly string[]) =>
  chips.map((chip, at) => ({
    chip,
    key: `${chip} ${chips.slice(0, at).filter((one) => one === chip).length}`,
  }));

export function ChildChips({ childChips, tags = [], tagLook = 'plain' }: ChildChipsProps) {
  if (childChips.length + tags.length === 0) return null;
  return (
    <Cluster as="ul" gap={2}>
      {withKeys(childChips.map(childChip)).map(({ chip, key }) => (
        <li key={key}>
          <Badge>{chip}</Badge>
        </li>
      ))}
      {tags.map((word) => (
        <li key={word}>
          <Badge tone={tagLook}>{word}</Badge>
        </li>
      ))}
    </Cluster>
  );
}
