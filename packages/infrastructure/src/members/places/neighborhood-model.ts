import { key, real } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class NeighborhoodModel extends table('neighborhoods', {
  id: key(),
  latitude: real(),
  longitude: real(),
}).with({ erasure: 'impersonal', stays: 'constant' }) {}
