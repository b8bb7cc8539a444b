import type { ExportView } from '@nestmates/application/trust/exports/contract.ts';
import { Download } from 'lucide-react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { AccountSection } from '../../members/accounts/AccountSection.tsx';
import { ExportNews } from './ExportNews.tsx';

export type ExportSectionState = Loadable<{
  readonly exports: readonly ExportView[];
  /** Address that the link of the e-mail leads to, if the page was opened by it. */
  readonly link: string | null;
  readonly asking: boolean;
  onAsk(): void;
}>;

function Content({ state }: { readonly state: ExportSectionState }) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your downloads">
        <Skeleton width="60%" />
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Banner
        look="wrong"
        title="Your downloads were not loaded"
        action={
          <Button look="text" size="small" onClick={state.onRetry}>
            Try again
          </Button>
        }
      />
    );
  }
  const { exports, link, asking, onAsk } = state;
  return (
    <>
      <ExportNews newest={exports[0]} />
      <div>
        {link ? (
          <LinkButton href={link} download="nestmates-data.zip" icon={<Download aria-hidden />}>
            Download My Data
          </LinkButton>
        ) : (
          <Button look="outline" pending={asking} pendingLabel="Asking…" onClick={onAsk}>
            Ask for My Data
          </Button>
        )}
      </div>
    </>
  );
}

/** Everything that the member has given, to take along. */
export const ExportSection = ({ state }: { readonly state: ExportSectionState }) => (
  <AccountSection
    title="Your Data"
    lead="Everything you have given us and what others wrote to you, in one file that opens without a network."
  >
    <Content state={state} />
  </AccountSection>
);
