import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, type TestTemplate, withAdmin } from './test-database-engine.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testTemplate: TestTemplate;
  }
}

export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** A migrated database for one test file. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('testTemplate');
  const name = `${template.name}_${randomBytes(4).toString('hex')}`;
  const copy = `create database ${name} template ${template.name} strategy ${template.strategy}`;
  await withAdmin(template.url, (admin) => admin.query(copy));
  return {
    url: databaseUrl(template.url, name),
    drop: () =>
      withAdmin(template.url, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}
