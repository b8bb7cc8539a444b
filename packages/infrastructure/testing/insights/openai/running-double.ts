import { afterAll, beforeAll, beforeEach } from 'vitest';
import { OpenAiDouble } from './openai-double.ts';
import { writingModel } from './writing-model.ts';

export const testModel = 'gpt-5.4-mini';

export const newDouble = () =>
  new OpenAiDouble({ apiKey: 'sk-test', models: [testModel], model: writingModel });

/** Runs as long as the tests of a file, and begins anew with each. */
export function runningDouble(): OpenAiDouble {
  const double = newDouble();
  beforeAll(() => double.start());
  afterAll(() => double.stop());
  beforeEach(() => double.reset());
  return double;
}

/** All that a request says, in the order of the alphabet. */
export const sentFields = ['input', 'instructions', 'max_output_tokens', 'model', 'store', 'stream', 'text'];
