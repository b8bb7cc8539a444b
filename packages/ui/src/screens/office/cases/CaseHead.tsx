import { Button } from '../../../components/actions/Button.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import styles from './CaseParts.module.css';
import type { CaseReady } from './case-state.ts';
import { ageText, claimText, reasonsOf, reportsText, stateLabel } from './case-text.ts';

/** How the case stands, why it is there, and who looks after it. */
export function CaseHead({ page, now, meId, sending, onClaim }: CaseReady) {
  const { tone, words } = stateLabel(page);
  const claim = claimText(page.claimedBy, meId);
  const mayClaim = page.actions.includes('claim') && page.claimedBy?.id !== meId;
  const isOpen = page.state === 'open' || page.state === 'appealed';
  return (
    <Stack gap={3}>
      <h2 className={styles.reasons}>{reasonsOf(page)}</h2>
      <Cluster gap={2}>
        <Badge tone={tone}>{isOpen ? `${words} · ${ageText(page.oldestAt, now)}` : words}</Badge>
        {claim && <Badge>{claim}</Badge>}
      </Cluster>
      <p className={styles.quiet}>{reportsText(page)}</p>
      {mayClaim && (
        <div>
          <Button
            look="outline"
            size="small"
            pending={sending === 'claim'}
            pendingLabel="Claiming…"
            onClick={onClaim}
          >
            {page.claimedBy ? 'Take It Over' : 'I Am Looking'}
          </Button>
        </div>
      )}
    </Stack>
  );
}
