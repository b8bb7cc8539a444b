import { readQuery } from '../../platform/queries/read-query.ts';
import { adminData } from '../admin/unready.ts';

export const earlyAccessQuery = {
  ...readQuery('get /admin/early-access'),
  ...adminData,
};

export const codesQuery = {
  ...readQuery('get /api/admin/codes'),
  ...adminData,
};
