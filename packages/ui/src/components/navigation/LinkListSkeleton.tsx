import { Skeleton, SkeletonGroup } from '../feedback/Skeleton.tsx';
import { LinkList, LinkRow } from './LinkList.tsx';

interface LinkListSkeletonProps {
  /** For "Loading …": "your profile". */
  readonly what: string;
  readonly rows: number;
}

/** Holds the place of a list of that many rows. */
export function LinkListSkeleton({ what, rows }: LinkListSkeletonProps) {
  return (
    <SkeletonGroup label={`Loading ${what}`}>
      <LinkList>
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <LinkRow key={row} lead={<Skeleton width="24px" />}>
            <Skeleton width="50%" />
          </LinkRow>
        ))}
      </LinkList>
    </SkeletonGroup>
  );
}
