/** Where a mistake costs money, or somebody meets whom they have blocked. */
const strict = ['money/', 'market/orders', 'friends/blocks', 'members/pairs'];
const targetOf = (folder) => (strict.some((start) => folder.startsWith(start)) ? 95 : 85);

/** `market/orders` of `packages/domain/src/market/orders/order.ts`. */
export const folderOf = (file) => file.split('/').slice(3, 5).join('/');

const percent = (noticed, all) => Math.floor((100 * noticed) / all);

export function rowsOf(judged) {
  const byFolder = Map.groupBy(judged, ({ file }) => folderOf(file));
  return [...byFolder]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([folder, mutants]) => {
      const noticed = mutants.filter(({ by }) => by !== undefined).length;
      const share = percent(noticed, mutants.length);
      return { folder, mutants: mutants.length, noticed, share, target: targetOf(folder) };
    });
}

export function tableOf(rows) {
  const all = rows.reduce((sum, { mutants }) => sum + mutants, 0);
  const noticed = rows.reduce((sum, row) => sum + row.noticed, 0);
  return [
    '| folder | mutants | noticed | share | target |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ folder, mutants, noticed: of, share, target }) =>
        `| ${folder} | ${mutants} | ${of} | ${share} %${share < target ? ' ✗' : ''} | ${target} % |`,
    ),
    `| all | ${all} | ${noticed} | ${percent(noticed, all)} % | |`,
  ].join('\n');
}
