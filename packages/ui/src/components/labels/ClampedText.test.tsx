import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClampedText } from './ClampedText.tsx';

const rendered = (text: string) => renderToString(<ClampedText about="Priya">{text}</ClampedText>);

it('has its button before it is measured where the text is long, so that nothing moves', () => {
  expect(rendered('We live by the park, and like rain. '.repeat(4))).toContain('Read more');
  expect(rendered('We live by the park, and like rain.')).not.toContain('Read more');
});
