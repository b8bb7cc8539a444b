import { TextLink } from '../../../components/actions/TextLink.tsx';

interface NobodyNewProps {
  /** What the member may do with a request. */
  readonly actions: readonly string[];
}

/** Says to a limited member why no request can be accepted. */
export const NobodyNew = ({ actions }: NobodyNewProps) =>
  !actions.includes('accept') && (
    <p>
      You cannot connect with anybody new for now. <TextLink href="/account/standing">Read why</TextLink>
    </p>
  );
