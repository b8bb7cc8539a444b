import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../platform/queries/read-query.ts';

export const childrenQuery = readQuery('get /api/children');

export const useChildren = () => useQuery(childrenQuery);
