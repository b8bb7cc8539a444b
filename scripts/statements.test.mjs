import { describe, expect, it } from 'vitest';
import { statements } from './statements.mjs';

const file = 'packages/infrastructure/src/market/carts/cart-repository.ts';
const importSql = "import { sql } from '../../platform/database/sql.ts';\n";
const method = (...lines) => `  async save(): Promise<void> {\n${lines.join('\n')}\n  }\n`;
const lost = 'does not look whether a row was changed';

describe('the rules of statements', () => {
  it('find the query builder beside SQL text', () => {
    const found = "const [row] = await this.#transaction.db('carts').where({ id });\n";
    expect(statements(file, importSql + found)).toEqual([`${file}:2: uses the query builder beside sql()`]);
    expect(statements(file, found)).toEqual([]);
    expect(
      statements(file, `${importSql}await CartModel.query(this.#transaction.db).insert(row);\n`),
    ).toEqual([]);
  });

  it('find an update whose count nobody reads, also over several lines and in a loop', () => {
    const oneLine = method('    await this.#carts().findById(id).patch({ at });');
    expect(statements(file, oneLine)).toEqual([`${file}:2: ${lost}`]);
    const lines = ['    await CartModel.query(db)', '      .findById(id)', '      .patch({ at });'];
    expect(statements(file, method(...lines))).toEqual([`${file}:2: ${lost}`]);
    const loop = method("    for (const id of ids) await db('carts').where({ id }).increment('size', 1);");
    expect(statements(file, loop)).toEqual([`${file}:2: ${lost}`]);
  });

  it('find it within a transaction', () => {
    const inner = '      await this.#carts().findById(id).patch({ at });';
    const found = statements(file, method('    await transaction.run(async () => {', inner, '    });'));
    expect(found).toEqual([`${file}:3: ${lost}`]);
  });

  it('find a text that updates, and not one that locks or inserts', () => {
    const run = method('    await sql(this.#transaction, statement, { id });');
    const updates = `${importSql}const statement = \`\n  update carts set at = now()\`;\n`;
    expect(statements(file, updates + run)).toEqual([`${file}:5: ${lost}`]);
    const others = [
      'select id from carts for update',
      'insert into carts values (1)\n  on conflict do update set at = 1',
    ];
    for (const text of others) {
      expect(statements(file, `${importSql}const statement = \`${text}\`;\n${run}`)).toEqual([]);
    }
  });

  it('let an update be whose rows are counted, or whose comment says when there is no row', () => {
    const patch = 'this.#carts().findById(id).patch({ at })';
    expect(statements(file, method(`    const changed = await ${patch};`))).toEqual([]);
    expect(statements(file, method(`    requireOneRow(await ${patch}, 'Saving');`))).toEqual([]);
    expect(statements(file, method('    // No row on most days.', `    await ${patch};`))).toEqual([]);
    expect(statements(file, method('    // Saves it.', `    await ${patch};`))).toEqual([
      `${file}:3: ${lost}`,
    ]);
  });
});
