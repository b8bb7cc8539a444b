import type { DisputeView } from '@nestmates/application/office/disputes/contract.ts';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { disputeBadge, kindText } from './dispute-text.ts';

/** What it is, and how it stands. */
export function DisputeBadges({ dispute }: { readonly dispute: DisputeView }) {
  const { tone, words } = disputeBadge(dispute);
  return (
    <Cluster as="span" gap={2}>
      <Badge tone="plain">{kindText(dispute)}</Badge>
      <Badge tone={tone}>{words}</Badge>
    </Cluster>
  );
}
