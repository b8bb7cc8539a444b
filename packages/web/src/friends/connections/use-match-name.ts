import { useInfiniteQuery } from '@tanstack/react-query';
import { matchesQuery } from './connection-queries.ts';

/** The first name of somebody among the member's first matches. */
export function useMatchName(userId: number | undefined): string | undefined {
  const { data } = useInfiniteQuery({ ...matchesQuery, enabled: userId !== undefined });
  return data?.items.find(({ user }) => user.id === userId)?.user.firstName;
}
