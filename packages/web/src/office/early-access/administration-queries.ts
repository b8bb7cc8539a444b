import { readQuery } from '../../platform/queries/read-query.ts';
import { administrationData } from '../administration/unready.ts';

export const earlyAccessQuery = {
  ...readQuery('get /admin/early-access'),
  ...administrationData,
};

export const codesQuery = {
  ...readQuery('get /api/admin/codes'),
  ...administrationData,
};
