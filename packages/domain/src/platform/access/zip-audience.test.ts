import { expect, it } from 'vitest';
import { isWider, zipAudiences } from './zip-audience.ts';

it('is wider than another where more people see the zip', () => {
  const wider = zipAudiences.flatMap((one) =>
    zipAudiences.filter((other) => isWider(one, other)).map((other) => `${one} > ${other}`),
  );
  expect(wider).toEqual(['everyone > connections', 'everyone > nobody', 'connections > nobody']);
});
