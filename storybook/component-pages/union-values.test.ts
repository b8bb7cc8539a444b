import { expect, it } from 'vitest';
import { unionValues, valuesIn } from './union-values.ts';

it('spells unions out, also those of tables and lists', () => {
  const text = `
    type Look = 'main'
      | 'outline';
    const scenes = { park: 1, 'at home': 2 } as const satisfies Record<string, number>;
    type Scene = keyof typeof scenes;
    const sizes = ['small', 'large'] as const;
    type Size = (typeof sizes)[number];
    type Other = Omit<Look, 'main'>;`;
  expect(valuesIn('look.ts', text)).toEqual({
    Look: "'main' | 'outline'",
    Scene: "'park' | 'at home'",
    Size: "'small' | 'large'",
  });
});

it('knows those of our components', () => {
  expect(unionValues()).toMatchObject({
    MatchLabel: "'Excellent' | 'Good' | 'Fair' | 'Low'",
    ButtonLook: expect.stringContaining("'outline'"),
    Place: expect.stringContaining("' | '"),
    Backdrop: expect.stringContaining("' | '"),
  });
});
