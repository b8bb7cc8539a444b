import { afterEach, beforeEach } from 'vitest';
import { forgetServerErrors, keptServerErrors } from './server-errors.ts';

// Runs before each file of integration tests: what the server logged is shown beside the test that failed.
beforeEach(forgetServerErrors);

afterEach(({ task }) => {
  const errors = keptServerErrors();
  if (task.result?.state === 'fail' && errors !== '') {
    process.stderr.write(`While "${task.name}" failed, the server logged\n${errors}\n`);
  }
});
