import { administrationData } from '../../office/administration/unready.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

export const earlyAccessQuery = {
  ...readQuery('get /admin/early-access'),
  ...administrationData,
};

export const codesQuery = {
  ...readQuery('get /api/admin/codes'),
  ...administrationData,
};
