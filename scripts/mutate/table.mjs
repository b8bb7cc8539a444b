/**
 * Folders where a mistake costs money, opens a plan, lets somebody meet whom they have blocked, or restricts the wrong
 * one.
 */
const strict = [
  'money/',
  'market/earnings',
  'market/orders',
  'friends/blocks',
  'members/pairs',
  'members/restrictions',
  'office/cases',
  'office/disputes',
  'office/early-access',
  'office/money',
  'office/orders',
  'trust/',
];
const targetOf = (folder) => (strict.some((start) => folder.startsWith(start)) ? 95 : 85);

/** `market/orders` of `packages/domain/src/market/orders/order.ts`. */
export const folderOf = (file) => file.split('/').slice(3, 5).join('/');

const percent = (noticed, all) => (all === 0 ? 100 : Math.floor((100 * noticed) / all));

/** `of` is how many the folder has, `mutants` how many of them were planted. */
export function rowOf({ folder, of, mutants, noticed }) {
  return { folder, of, mutants, noticed, share: percent(noticed, mutants), target: targetOf(folder) };
}

export function tableOf(rows) {
  const sum = (name) => rows.reduce((all, row) => all + row[name], 0);
  const [of, mutants, noticed] = [sum('of'), sum('mutants'), sum('noticed')];
  return [
    '| folder | mutants | planted | noticed | share | target |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.folder} | ${row.of} | ${row.mutants} | ${row.noticed} | ${row.share} %${row.share < row.target ? ' ✗' : ''} | ${row.target} % |`,
    ),
    `| all | ${of} | ${mutants} | ${noticed} | ${percent(noticed, mutants)} % | |`,
  ].join('\n');
}
